import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../platform/i18n';
import { useSession } from '../platform/session';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/menu';
import { SchemeSwitch } from '../ui/scheme-switch';
import s from './header.module.css';
import { NavLinks } from './header-parts';
import type { NavItem } from './nav-items';
import { useLeave } from './use-leave';

/** Picture at the right end: settings, prices, payments, light or dark, sign out. */
export function PersonMenu({ items, picture }: { items: readonly NavItem[]; picture: ReactNode }) {
  const t = useWords('shell');
  const session = useSession();
  return (
    <Menu label={t('menu.label', { name: session?.user_name })} trigger={picture} className={s.person}>
      <nav aria-label={t('menu.label', { name: session?.user_name })}>
        <NavLinks items={items} />
      </nav>
      <hr />
      <SchemeSwitch />
      <SignOutButton />
    </Menu>
  );
}

export function SignOutButton() {
  const t = useWords('shell');
  const leave = useLeave();
  return (
    <button type="button" onClick={leave}>
      <Icon of={IconLogout} />
      {t('signOut')}
    </button>
  );
}
