import { pathTo } from '@jobblik/contract/paths';
import { IconLogin2, IconMenu2, IconUserPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { loginPath } from '../../platform/api/api';
import { Link } from '../../platform/link';
import { openSignUp } from '../../platform/session/sign-up';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Menu } from '../../ui/overlays/menu';
import { SchemeSwitch } from '../../ui/theme/scheme-switch';
import s from './header.module.css';
import { Header } from './header-parts';
import { guestNav } from './nav-items';
import { NavLinks } from './nav-links';

export function GuestHeader() {
  const t = useWords('shell');
  const { next, login } = useReturnPath();
  return (
    <Header items={guestNav}>
      <ButtonLink kind="text" to={login} className={s.wide}>
        {t('signIn')}
      </ButtonLink>
      <Button kind="filled" className={s.wide} onClick={() => openSignUp({ next })}>
        {t('signUp')}
      </Button>
      <Menu className={s.folded} label={t('nav.menu')} trigger={<Icon of={IconMenu2} size={24} />}>
        <nav aria-label={t('nav.label')}>
          <NavLinks items={guestNav} />
        </nav>
        <hr />
        <FoldedEnd />
        <SchemeSwitch />
      </Menu>
    </Header>
  );
}

function FoldedEnd() {
  const t = useWords('shell');
  const { next, login } = useReturnPath();
  return (
    <>
      <Link to={login}>
        <Icon of={IconLogin2} />
        {t('signIn')}
      </Link>
      <button type="button" onClick={() => openSignUp({ next })}>
        <Icon of={IconUserPlus} />
        {t('signUp')}
      </button>
    </>
  );
}

/** Signing in returns to the current page; from the front page and the sign-in pages it leads to the person's overview. */
function useReturnPath(): { next: string | null; login: string } {
  const { pathname, search } = useLocation();
  const leadsOn = /^\/(?:$|home$|login|forgot|ResetPassword|auth|bekraeft-email)/i.test(pathname);
  const next = leadsOn ? new URLSearchParams(search).get('next') : pathname + search;
  return { next, login: next ? loginPath(next) : pathTo('login') };
}
