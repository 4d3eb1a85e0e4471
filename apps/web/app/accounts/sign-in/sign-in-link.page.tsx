import { signInByLink } from '@jobblik/contract/accounts/accounts.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import type { Route } from './+types/sign-in-link.page';
import { AuthFrame } from './auth-frame';
import { FormAlert } from './form-alert';
import { takeReturnPath } from './stored-return-path';
import { useEnter } from './use-enter';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('signInLink.title'), hidden: true });
}

/** Target of the mailed link that signs in. Only the button uses it: programs that scan mails open links and press nothing. */
export default function SignInLinkPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);

  async function open() {
    setBusy(true);
    setAlert(null);
    try {
      const session = await callApi(signInByLink, { body: { token } });
      await enter(session, { next: takeReturnPath() });
    } catch (error) {
      setAlert(problemText(error));
      setDead(error instanceof Problem && error.code === 'sign_in_link_expired');
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthFrame title={t('signInLink.title')} lead={t('signInLink.lead')}>
      <div className={s.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
        {isDead ? (
          <ButtonLink to="/login" full>
            {t('signInLink.back')}
          </ButtonLink>
        ) : (
          <Button kind="filled" busy={busy} onClick={() => void open()} full>
            {t('signIn.action')}
          </Button>
        )}
      </div>
    </AuthFrame>
  );
}
