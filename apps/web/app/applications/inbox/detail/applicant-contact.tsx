import { hasStateText } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';
import { phoneLink } from '@jobblik/contract/kernel/typed/phone.rules';
import { IconMail, IconMessageCircle, IconPhone, IconVideo } from '@tabler/icons-react';
import { chatPath } from '../../../platform/chat-path';
import { Link } from '../../../platform/link';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { Badge } from '../../../ui/feedback/badge';
import s from './applicant-aside.module.css';

/** How to reach the applicant: in a video interview that has been asked for, on Jobblik, by mail, by phone. */
export function ApplicantContact({ application: { user, user_id, v_status } }: { application: Application }) {
  const t = useWords('applications');
  const [mailbox, domain] = user.email.split('@');
  return (
    <ul className={s.contact}>
      {hasStateText(v_status) && (
        <li>
          <Icon of={IconVideo} size={18} />
          <span>{t(`v_status.${v_status}`)}</span>
        </li>
      )}
      <li>
        <Icon of={IconMessageCircle} size={18} />
        <Link to={chatPath('virksomhed', user_id)}>{t('actions.write')}</Link>
      </li>
      <li>
        <Icon of={IconMail} size={18} />
        <a href={`mailto:${user.email}`}>
          {mailbox}
          <wbr />@{domain}
        </a>
      </li>
      {!user.email_verified && (
        <li>
          <Badge tone="waiting">{t('one.email_unverified')}</Badge>
        </li>
      )}
      {user.phone && (
        <li>
          <Icon of={IconPhone} size={18} />
          <a href={phoneLink(user.phone)}>{user.phone}</a>
        </li>
      )}
    </ul>
  );
}
