import { getVerifyToken, resetPassword } from '@jobblik/contract/accounts/accounts.api';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { callApi } from '../../platform/api/api';
import { serverApi } from '../../platform/api/server-api';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import type { Route } from './+types/reset-password.page';
import { AuthFrame } from './auth-frame';
import { FormAlert } from './form-alert';
import { reopenScreen } from './reopen-screen';
import { usePasswordProblem } from './sign-up-errors';
import { loginWithStoredReturnPath } from './stored-return-path';

/** The link is checked before anybody types a password for nothing (spec 1§4). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { result } = await serverApi(context).call(getVerifyToken, { params: { token: params.token } });
  if (result !== 'success') throw redirect('/forgot?reason=link');
  return null;
}

export const action = reopenScreen;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'accounts')('reset.title'), hidden: true });
}

export default function ResetPasswordPage({ params: { token } }: Route.ComponentProps) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const passwordText = usePasswordProblem();
  const navigate = useNavigate();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm({
    initialValues: { new_password: '', repeat_password: '' },
    validate: {
      new_password: passwordText,
      repeat_password: (value, { new_password }) => (value === new_password ? null : t('reset.notEqual')),
    },
  });

  async function save(values: typeof form.values) {
    setBusy(true);
    setAlert(null);
    try {
      const { result } = await callApi(resetPassword, { body: { ...values, token } });
      if (result === 'success') toast(t('reset.done'));
      else toastError(t('reset.failed'));
      await navigate(loginWithStoredReturnPath(), { replace: true });
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setAlert(problemText(error));
      toFirstError();
    } finally {
      setBusy(false);
    }
  }

  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form ref={box} method="post" className={s.form} onSubmit={form.onSubmit(save, toFirstError)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <PasswordField
          label={t('newPassword')}
          description={t('passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('new_password')}
        />
        <PasswordField
          label={t('repeatPassword')}
          autoComplete="new-password"
          {...form.getInputProps('repeat_password')}
        />
        <Button kind="filled" type="submit" busy={busy} full>
          {t('reset.action')}
        </Button>
      </form>
    </AuthFrame>
  );
}
