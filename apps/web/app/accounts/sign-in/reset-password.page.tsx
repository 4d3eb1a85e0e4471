import { getVerifyToken, resetPassword } from '@jobblik/contract/accounts/accounts.api';
import { passwordProblem, sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { pathTo } from '@jobblik/contract/paths';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { loginPath } from '../../platform/api/api';
import { serverApi } from '../../platform/api/server-api';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import type { Route } from './+types/reset-password.page';
import { AuthFrame } from './auth-frame';
import { FormAlert } from './form-alert';
import { usePasswordWords } from './password-words';
import { reopenScreen } from './reopen-screen';
import { loginWithStoredReturnPath } from './stored-return-path';

/** The link is checked before anybody types a password for nothing (spec 1§4). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { result } = await serverApi(context).call(getVerifyToken, { params: { token: params.token } });
  if (result !== 'success') throw redirect(`${pathTo('forgotPassword')}?reason=link`);
  return null;
}

export const action = reopenScreen;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('reset.title'), hidden: true });
}

export default function ResetPasswordPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('accounts');
  const navigate = useNavigate();
  // An operator's link names the back office, which has a sign-in of its own.
  const next = sameSitePath(useSearchParams()[0].get('next'));
  const form = useContractForm(resetPassword, {
    start: { new_password: '', repeat_password: '' },
    words: { repeat_password_not_equal: t('reset.notEqual'), ...usePasswordWords('new_password') },
    check: ({ new_password, repeat_password }) => ({
      new_password: passwordProblem(new_password),
      repeat_password: repeat_password !== new_password && 'not_equal',
    }),
    input: (values) => ({ body: { ...values, token } }),
    async onSent({ result }) {
      if (result === 'success') toast(t('reset.done'));
      else toastError(t('reset.failed'));
      await navigate(next ? loginPath(next) : loginWithStoredReturnPath(), { replace: true });
    },
  });

  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={form.ref} method="post" className={s.form} onSubmit={form.submit} noValidate>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        <PasswordField
          label={t('newPassword')}
          description={t('passwordHint')}
          autoComplete="new-password"
          {...form.field('new_password')}
        />
        <PasswordField label={t('repeatPassword')} autoComplete="new-password" {...form.field('repeat_password')} />
        <Button kind="filled" type="submit" busy={form.isBusy} full>
          {t('reset.action')}
        </Button>
      </form>
    </AuthFrame>
  );
}
