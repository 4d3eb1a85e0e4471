import { Link, useLocation } from 'react-router';
import { useWords } from '../platform/i18n';
import { useSession } from '../platform/session';
import { useLiveConnection } from '../platform/socket';
import { useUnread, useUnreadUpdates } from '../platform/unread';
import { Icon } from '../ui/icon';
import { Avatar } from '../ui/picture';
import { Dot } from '../ui/sign';
import { avatarUrl } from './avatar-url';
import s from './header.module.css';
import { Header } from './header-parts';
import { isCurrent, seekerMenu, seekerNav, seekerTabs } from './nav-items';
import { PersonMenu, SignOutButton } from './person-menu';
import { UnreadSigns } from './unread-signs';

/** Job seeker: My account, CV, job search, calendar, agents, favourites (spec 1§2), with the counters live. */
export default function SeekerHeader() {
  useLiveConnection();
  useUnreadUpdates();
  const session = useSession();
  const name = session?.user_name ?? '';
  const picture = <Avatar name={name} src={avatarUrl(session?.user_avatar)} size={36} />;
  return (
    <>
      <Header items={seekerNav} phoneItems={seekerMenu} phoneEnd={<SignOutButton />} phoneTrigger={picture}>
        <UnreadSigns area="/kandidat" />
        <PersonMenu items={seekerMenu} picture={picture} />
      </Header>
      <SeekerTabs />
    </>
  );
}

/** The five places a thumb needs, at the foot of a phone. */
function SeekerTabs() {
  const t = useWords('shell');
  const { pathname } = useLocation();
  const messages = useUnread()?.unread_message_cnt ?? 0;
  return (
    <nav className={s.tabbar} aria-label={t('nav.quick')}>
      {seekerTabs.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={s.tab}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
        >
          {item.icon && <Icon of={item.icon} size={22} />}
          {t(item.word)}
          {item.word === 'nav.messages' && messages > 0 && <Dot className={s.tabDot} />}
        </Link>
      ))}
    </nav>
  );
}
