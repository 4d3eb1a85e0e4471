import { updatePassword } from '@jobblik/contract/accounts/accounts.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import { usePasswordProblem } from '../sign-in/sign-up-errors';

/** Changes the password; the server signs out other browsers. `email` lets password managers find the account. */
export function PasswordForm({ email }: { email: string | undefined }) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const passwordText = usePasswordProblem();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'done' | 'wrong'; text: string } | null>(null);
  const form = useForm({
    initialValues: { current_password: '', new_password: '' },
    validate: {
      current_password: (value) => (value === '' ? t('passwordForm.currentMissing') : null),
      new_password: passwordText,
    },
  });

  async function save(body: typeof form.values) {
    setBusy(true);
    setOutcome(null);
    try {
      const { result } = await callApi(updatePassword, { body });
      if (result === 'success') {
        form.reset();
        setOutcome({ tone: 'done', text: t('passwordForm.done') });
        return;
      }
      form.setFieldError('current_password', t('passwordForm.wrong'));
    } catch (error) {
      const wait =
        error instanceof Problem ? error.fields?.find(({ code }) => code === 'too_many_attempts') : undefined;
      form.setErrors(wait ? {} : fieldErrors(error));
      const text = wait?.limit === undefined ? problemText(error) : t('signIn.wait', { time: formatWait(wait.limit) });
      setOutcome({ tone: 'wrong', text });
    } finally {
      setBusy(false);
    }
    toFirstError();
  }

  return (
    <form ref={box} method="post" className={s.form} onSubmit={form.onSubmit(save, toFirstError)} noValidate>
      {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={t('passwordForm.current')}
        autoComplete="current-password"
        {...form.getInputProps('current_password')}
      />
      <PasswordField
        label={t('newPassword')}
        description={t('passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('new_password')}
      />
      <div className={s.actions}>
        <Button type="submit" busy={busy}>
          {t('passwordForm.action')}
        </Button>
      </div>
    </form>
  );
}
