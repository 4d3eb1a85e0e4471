import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { Link } from '../../platform/link';
import { useSession } from '../../platform/session/session';
import { dashboardOf } from '../../platform/session/session-cookie';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './landing.module.css';

/** Shows whether the visitor is signed in, as whom, and the next step (spec 2§2). */
export function VisitorState() {
  const t = useWords('landing');
  const session = useSession();
  if (!session)
    return (
      <p className={s.state}>
        <Icon of={IconUser} />
        <span>
          {t('employer.state.guest')} <Link to={pathTo('login')}>{t('employer.state.sign_in')}</Link>
        </span>
      </p>
    );
  const kind = session.ttl === userType.employer ? 'employer' : session.ttl === userType.seeker ? 'seeker' : 'other';
  return (
    <p className={s.state}>
      <Icon of={IconUserCheck} />
      <span>
        {t(`employer.state.${kind}`, { name: session.user_name })}{' '}
        <Link to={dashboardOf(session.ttl)}>{t('employer.overview')}</Link>
      </span>
    </p>
  );
}
