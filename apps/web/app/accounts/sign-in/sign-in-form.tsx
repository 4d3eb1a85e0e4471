import { mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { formatIn } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from './form-alert';
import type { Entered } from './use-enter';
import { useFirstError } from './use-first-error';

interface SignInFormProps {
  onEntered: (session: Entered) => void | Promise<void>;
  email?: string | undefined;
  /** Where the person is led afterwards, for those who have to choose a new password first. */
  next?: string | null | undefined;
  /** The person goes on to another screen. */
  onLeave?: (() => void) | undefined;
}

interface Errors {
  email?: string;
  password?: string;
}

/**
 * E-mail and password. The fields keep themselves: what a password manager filled in before the page woke up counts, and
 * nothing typed is lost when the call fails.
 */
export function SignInForm({ onEntered, email, next, onLeave }: SignInFormProps) {
  const t = useWords('accounts');
  const say = useSignInProblem();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { email: String(typed.get('email')), password: String(typed.get('password')) };
    const missing: Errors = {
      ...(body.email.trim() === '' && { email: t('signIn.emailMissing') }),
      ...(body.password === '' && { password: t('signIn.passwordMissing') }),
    };
    setErrors(missing);
    setAlert(null);
    if (Object.keys(missing).length > 0) return toFirstError();
    setBusy(true);
    try {
      await onEntered(await callApi(mainLogin, { body }));
    } catch (error) {
      setAlert(say(error));
      form.querySelector<HTMLInputElement>('input[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={box} method="post" className={s.form} onSubmit={submit} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" error={errors.password} />
      <Link to={next ? `/forgot?next=${encodeURIComponent(next)}` : '/forgot'} onClick={onLeave} className="small">
        {t('signIn.forgot')}
      </Link>
      <Button kind="filled" type="submit" busy={busy} full>
        {t('signIn.action')}
      </Button>
    </form>
  );
}

/** Why a sign-in failed; too many attempts say how long to wait. */
function useSignInProblem(): (error: unknown) => string {
  const t = useWords('accounts');
  const problemText = useProblemText();
  return (error) => {
    if (!(error instanceof Problem)) return problemText(error);
    const wait = error.fields?.find(({ code }) => code === 'too_many_attempts')?.limit;
    return wait === undefined ? problemText(error) : t('signIn.wait', { time: formatIn(wait) });
  };
}
