import type { ReactNode } from 'react';
import { RecentContacts } from '../../chat/index';
import { useUnreadUpdates } from '../../notices';
import { NotificationBell } from '../../notifications/index';
import { useLiveConnection } from '../../platform/api/socket';
import { useWords } from '../../platform/words/i18n';
import { useRoomCalls } from '../../rooms/index';
import s from './header.module.css';
import { Header } from './header-parts';
import type { NavItem } from './nav-items';
import { NavLinks } from './nav-links';
import { PersonMenu } from './person-menu';

interface SignedInHeaderProps {
  items: readonly NavItem[];
  /** The five tabs at the bottom of a phone. */
  tabs: readonly NavItem[];
  /** Entries under the picture. On a phone, `items` without a tab are above them. */
  menu: readonly NavItem[];
  /** Entries of a phone's menu only. */
  phoneItems?: readonly NavItem[];
  picture: ReactNode;
  /** The area's main action, left of the messages. */
  action?: ReactNode;
  work?: boolean;
}

/**
 * Header of a signed-in person, with live counters: one line from 1024 px, the menu on a separate line down to 701 px, tabs at the
 * bottom below that.
 */
export function SignedInHeader(props: SignedInHeaderProps) {
  const { items, tabs, menu, phoneItems = [], picture, action, work = false } = props;
  useLiveConnection();
  useUnreadUpdates();
  useRoomCalls();
  const t = useWords('shell');
  const paths = new Set(tabs.map(({ to }) => to));
  const untabbed = items.filter(({ to }) => !paths.has(to));
  return (
    <>
      <Header items={items} twoLines work={work}>
        {action}
        <RecentContacts />
        <NotificationBell />
        <PersonMenu items={menu} phoneItems={[...phoneItems, ...untabbed]} picture={picture} />
      </Header>
      <nav className={s.tabs} data-bottom-bar aria-label={t('nav.quick')}>
        <NavLinks items={tabs} className={s.tab} iconSize={22} />
      </nav>
    </>
  );
}
