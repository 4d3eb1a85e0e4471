import { IconPlus } from '@tabler/icons-react';
import { useWords } from '../platform/i18n';
import { useSession } from '../platform/session';
import { hasPaidPlan } from '../platform/session-cookie';
import { useLiveConnection } from '../platform/socket';
import { useUnreadUpdates } from '../platform/unread';
import { ButtonLink } from '../ui/button';
import { CompanyMark } from '../ui/picture';
import { avatarUrl } from './avatar-url';
import s from './header.module.css';
import { Header } from './header-parts';
import { employerMenu, employerNav } from './nav-items';
import { PersonMenu, SignOutButton } from './person-menu';
import { UnreadSigns } from './unread-signs';

/** Employer: ads, candidates, interviews, saved CVs, CV-match (spec 2§2). Calendar and agents need a paid, active plan. */
export default function EmployerHeader() {
  useLiveConnection();
  useUnreadUpdates();
  const t = useWords('shell');
  const session = useSession();
  const paid = hasPaidPlan(session);
  const items = employerNav.filter((item) => paid || !item.paid);
  const picture = <CompanyMark name={session?.user_name ?? ''} src={avatarUrl(session?.user_avatar)} size={36} />;
  return (
    <Header work items={items} phoneItems={employerMenu} phoneEnd={<SignOutButton />} phoneTrigger={picture}>
      <ButtonLink to="/virksomhed/job/check" icon={IconPlus} className={s.wide}>
        {t('createAd')}
      </ButtonLink>
      <UnreadSigns area="/virksomhed" />
      <PersonMenu items={employerMenu} picture={picture} />
    </Header>
  );
}
