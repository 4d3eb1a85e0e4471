import { signInByLink } from '@jobblik/contract/accounts/accounts.api';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import { secondFactorOf } from '../second-factor/second-factor-of';
import { SecondFactorStep } from '../second-factor/second-factor-step';
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
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isDead, setDead] = useState(false);
  const [due, setDue] = useState<SecondFactorRequired | null>(null);

  async function open() {
    setBusy(true);
    setAlert(null);
    try {
      const session = await callApi(signInByLink, { body: { token } });
      await enter(session, { next: takeReturnPath() });
    } catch (error) {
      const required = secondFactorOf(error);
      if (required) return setDue(required);
      setAlert(problemText(error));
      setDead(error instanceof Problem && error.code === 'sign_in_link_expired');
    } finally {
      setBusy(false);
    }
  }

  if (due) {
    return (
      <AuthFrame title={t('signInLink.title')}>
        <SecondFactorStep
          required={due}
          onEntered={(session) => enter(session, { next: takeReturnPath() })}
          onStartAgain={() => void navigate(pathTo('login'))}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('signInLink.title')} lead={t('signInLink.lead')}>
      <div className={s.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
        {isDead ? (
          <ButtonLink to={pathTo('login')} full>
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
