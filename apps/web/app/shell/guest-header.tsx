import { IconLogin2, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWords } from '../platform/i18n';
import { openSignUp } from '../platform/sign-up';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import s from './header.module.css';
import { Header } from './header-parts';
import { guestNav } from './nav-items';

export function GuestHeader() {
  const t = useWords('shell');
  return (
    <Header items={guestNav} phoneEnd={<PhoneEnd />}>
      <ButtonLink kind="text" to="/login" className={s.wide}>
        {t('signIn')}
      </ButtonLink>
      <Button kind="filled" className={s.wide} onClick={() => openSignUp()}>
        {t('signUp')}
      </Button>
    </Header>
  );
}

function PhoneEnd() {
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
