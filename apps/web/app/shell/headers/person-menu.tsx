import { pathTo } from '@jobblik/contract/paths';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../platform/link';
import { isDemo, useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Menu } from '../../ui/overlays/menu';
import { SchemeSwitch } from '../../ui/theme/scheme-switch';
import s from './header.module.css';
import type { NavItem } from './nav-items';
import { NavLinks } from './nav-links';
import { useLogout } from './use-logout';

interface PersonMenuProps {
  items: readonly NavItem[];
  /** Entries that are only here on a phone; wider windows have them in the header. */
  phoneItems: readonly NavItem[];
  picture: ReactNode;
}

/** Menu under the picture at the right end: entries that do not fit in the header, settings, colour scheme, sign out. */
export function PersonMenu({ items, phoneItems, picture }: PersonMenuProps) {
  const t = useWords('shell');
  const session = useSession();
  const leave = useLogout();
  return (
    <Menu label={t('menu.label', { name: session?.user_name })} trigger={picture}>
      <nav aria-label={t('menu.label', { name: session?.user_name })}>
        <div className={s.phoneOnly}>
          <NavLinks items={phoneItems} />
        </div>
        <NavLinks items={items} />
      </nav>
      <hr />
      <SchemeSwitch />
      {isDemo() ? (
        <Link to={pathTo('forEmployers')}>
          <Icon of={IconLogout} />
          {t('demo.leave')}
        </Link>
      ) : (
        <button type="button" onClick={leave}>
          <Icon of={IconLogout} />
          {t('signOut')}
        </button>
      )}
    </Menu>
  );
}
