import { makeForgotPasswordLinks } from '@jobblik/contract/accounts/accounts.api';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import type { Route } from './+types/forgot.page';
import { AuthFrame } from './auth-frame';
import { FormAlert } from './form-alert';
import { reopenScreen } from './reopen-screen';
import { storeReturnPath } from './stored-return-path';

export const action = reopenScreen;

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'accounts');
  return seo(matches, {
    title: t('forgot.title'),
    description: t('forgot.lead'),
    keywords: t('forgot.keywords'),
    path: '/forgot',
  });
}

type Outcome = { is: 'sent' } | { is: 'wrong-email' } | { is: 'failed'; text: string };

export default function ForgotPage() {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const [params] = useSearchParams();
  const next = params.get('next');
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const answered = await ask(String(new FormData(form).get('email')));
    setBusy(false);
    setOutcome(answered);
    if (answered.is === 'wrong-email') toFirstError();
  }

  async function ask(email: string): Promise<Outcome> {
    try {
      const { result } = await callApi(makeForgotPasswordLinks, { body: { email } });
      if (result === 'success') {
        storeReturnPath(next);
        return { is: 'sent' };
      }
      return result === 'error' ? { is: 'wrong-email' } : { is: 'failed', text: t('forgot.failed') };
    } catch (error) {
      return { is: 'failed', text: problemText(error) };
    }
  }

  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form ref={box} method="post" className={s.form} onSubmit={submit} noValidate>
        {params.get('reason') === 'link' && !outcome && <FormAlert>{t('forgot.deadLink')}</FormAlert>}
        {outcome?.is === 'sent' && <FormAlert tone="done">{t('forgot.sent')}</FormAlert>}
        {outcome?.is === 'failed' && <FormAlert>{outcome.text}</FormAlert>}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          error={outcome?.is === 'wrong-email' && t('forgot.wrongEmail')}
        />
        <Button kind={outcome?.is === 'sent' ? 'outlined' : 'filled'} type="submit" busy={busy} full>
          {outcome?.is === 'sent' ? t('forgot.again') : t('forgot.action')}
        </Button>
      </form>
      <p className={s.other}>
        <Link to={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>{t('forgot.back')}</Link>
      </p>
    </AuthFrame>
  );
}
