import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Logo } from '../../ui/brand/logo';
import s from './header.module.css';
import type { NavItem } from './nav-items';
import { NavLinks } from './nav-links';

interface HeaderProps {
  items: readonly NavItem[];
  /** Actions on the right. */
  children: ReactNode;
  /** The menu is on a separate line between 701 and 1023 px; without it the menu collapses into a button there. */
  twoLines?: boolean;
  work?: boolean;
}

/** Logo, main menu, actions. */
export function Header({ items, children, twoLines, work }: HeaderProps) {
  const t = useWords('shell');
  return (
    <header className={s.header}>
      <div className={`${work ? 'wrap-work' : 'wrap'} ${s.bar} ${twoLines ? s.twoLines : s.folds}`}>
        <Logo />
        <nav className={s.nav} aria-label={t('nav.label')}>
          <NavLinks items={items} className={s.item} />
        </nav>
        <div className={s.end}>{children}</div>
      </div>
    </header>
  );
}
