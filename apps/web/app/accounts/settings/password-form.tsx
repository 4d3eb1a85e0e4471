import { updatePassword } from '@jobblik/contract/accounts/accounts.api';
import { passwordProblem } from '@jobblik/contract/accounts/accounts.rules';
import { useState } from 'react';
import { waitOf } from '../../platform/api/wait-of';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import { usePasswordWords } from '../sign-in/password-words';

/** Changes the password; the server signs out other browsers. `email` lets password managers find the account. */
export function PasswordForm({ email }: { email: string | undefined }) {
  const t = useWords('accounts');
  const [isDone, setDone] = useState(false);
  const form = useContractForm(updatePassword, {
    start: { current_password: '', new_password: '' },
    words: {
      current_password_required: t('passwordForm.currentMissing'),
      current_password_wrong_password: t('passwordForm.wrong'),
      ...usePasswordWords('new_password'),
    },
    check: ({ current_password, new_password }) => ({
      current_password: current_password === '' && 'required',
      new_password: passwordProblem(new_password),
    }),
    input: (body) => ({ body }),
    refusal({ result }) {
      setDone(result === 'success');
      return result === 'success' ? null : { fields: { current_password: 'wrong_password' } };
    },
    problemText(error) {
      setDone(false);
      const wait = waitOf(error);
      return wait === undefined ? undefined : t('signIn.wait', { time: formatWait(wait) });
    },
    onSent: () => void form.reset(),
  });

  return (
    <form ref={form.ref} method="post" className={s.form} onSubmit={form.submit} noValidate>
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      {isDone && <FormAlert tone="done">{t('passwordForm.done')}</FormAlert>}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={t('passwordForm.current')}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <PasswordField
        label={t('newPassword')}
        description={t('passwordHint')}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
      <div className={s.actions}>
        <Button type="submit" busy={form.isBusy}>
          {t('passwordForm.action')}
        </Button>
      </div>
    </form>
  );
}
