import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../platform/i18n';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { Menu } from '../ui/menu';
import { SchemeSwitch } from '../ui/scheme-switch';
import s from './header.module.css';
import { isCurrent, type NavItem } from './nav-items';

interface HeaderProps {
  items: readonly NavItem[];
  /** Entries that only the phone's menu needs. */
  phoneItems?: readonly NavItem[];
  /** Deeds at the right. */
  children: ReactNode;
  /** The last lines of the phone's menu: sign in, sign out. */
  phoneEnd?: ReactNode;
  /** What opens the menu of small windows; three lines unless told. */
  phoneTrigger?: ReactNode;
  work?: boolean;
}

/** Mark, ways, deeds. Below 1000 px the ways fold into a menu. */
export function Header({ items, phoneItems = [], children, phoneEnd, phoneTrigger, work }: HeaderProps) {
  const t = useWords('shell');
  return (
    <header className={s.header}>
      <div className={`${work ? 'wrap-work' : 'wrap'} ${s.bar}`}>
        <Logo />
        <nav className={s.nav} aria-label={t('nav.label')}>
          <NavLinks items={items} className={s.item} />
        </nav>
        <div className={s.end}>
          {children}
          <Menu className={s.phone} label={t('nav.menu')} trigger={phoneTrigger ?? <Icon of={IconMenu2} size={24} />}>
            <nav aria-label={t('nav.label')}>
              <NavLinks items={[...items, ...phoneItems]} />
            </nav>
            <hr />
            {phoneEnd}
            <SchemeSwitch />
          </Menu>
        </div>
      </div>
    </header>
  );
}

export function NavLinks({ items, className }: { items: readonly NavItem[]; className?: string | undefined }) {
  const t = useWords('shell');
  const { pathname } = useLocation();
  return items.map((item) => (
    <Link
      key={item.word}
      to={item.to}
      className={className}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {item.icon && <Icon of={item.icon} />}
      {t(item.word)}
    </Link>
  ));
}
