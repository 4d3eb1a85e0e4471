import { makeForgotPasswordLinks } from '@jobblik/contract/accounts/accounts.api';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { Link } from '../../platform/link';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
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
    path: pathTo('forgotPassword'),
  });
}

export default function ForgotPage() {
  const t = useWords('accounts');
  const [params] = useSearchParams();
  const next = params.get('next');
  const [sent, setSent] = useState(false);
  const form = useContractForm(makeForgotPasswordLinks, {
    start: { email: '' },
    isUncontrolled: true,
    words: { email_not_an_email: t('forgot.wrongEmail') },
    input: (body) => ({ body }),
    refusal({ result }) {
      if (result === 'success') return null;
      return result === 'error' ? { fields: { email: 'not_an_email' } } : { text: t('forgot.failed') };
    },
    onSent() {
      storeReturnPath(next);
      setSent(true);
    },
  });
  const isWrong = form.problem !== null || form.errors.email !== undefined;
  const isSent = sent && !isWrong;

  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form ref={form.ref} method="post" className={s.form} onSubmit={form.submit} noValidate>
        {params.get('reason') === 'link' && !sent && !isWrong && <FormAlert>{t('forgot.deadLink')}</FormAlert>}
        {isSent && <FormAlert tone="done">{t('forgot.sent')}</FormAlert>}
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        <TextField label={t('email')} type="email" autoComplete="username" {...form.element('email')} />
        <Button kind={isSent ? 'outlined' : 'filled'} type="submit" busy={form.isBusy} full>
          {isSent ? t('forgot.again') : t('forgot.action')}
        </Button>
      </form>
      <p className={s.other}>
        <Link to={next ? `${pathTo('login')}?next=${encodeURIComponent(next)}` : pathTo('login')}>
          {t('forgot.back')}
        </Link>
      </p>
    </AuthFrame>
  );
}
