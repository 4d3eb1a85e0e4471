import { IconLogin2, IconMenu2, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWords } from '../platform/i18n';
import { openSignUp } from '../platform/sign-up';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Menu } from '../ui/menu';
import { SchemeSwitch } from '../ui/scheme-switch';
import s from './header.module.css';
import { Header } from './header-parts';
import { guestNav } from './nav-items';
import { NavLinks } from './nav-links';

export function GuestHeader() {
  const t = useWords('shell');
  return (
    <Header items={guestNav}>
      <ButtonLink kind="text" to="/login" className={s.wide}>
        {t('signIn')}
      </ButtonLink>
      <Button kind="filled" className={s.wide} onClick={() => openSignUp()}>
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
  return (
    <>
      <Link to="/login">
        <Icon of={IconLogin2} />
        {t('signIn')}
      </Link>
      <button type="button" onClick={() => openSignUp()}>
        <Icon of={IconUserPlus} />
        {t('signUp')}
      </button>
    </>
  );
}
