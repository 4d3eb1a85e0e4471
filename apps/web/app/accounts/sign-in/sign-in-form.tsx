import { mainLogin } from '@jobblik/contract/accounts/accounts.api';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import { PasskeySignIn } from '../second-factor/passkey-sign-in';
import { secondFactorOf } from '../second-factor/second-factor-of';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import { FormAlert } from './form-alert';
import { SignInLinkOffer } from './sign-in-link-offer';
import { useCookiesNeeded } from './use-cookies-needed';
import type { Entered } from './use-enter';

interface SignInFormProps {
  onEntered: (session: Entered) => void | Promise<void>;
  email?: string | undefined;
  /** Path to go to afterwards, passed on to the password reset. */
  next?: string | null | undefined;
  /** Called when a link of the form navigates to another screen. */
  onLeave?: (() => void) | undefined;
}

interface Errors {
  email?: string;
  password?: string;
}

/**
 * E-mail and password, then the second factor where the account has one; or a passkey alone. The fields are uncontrolled, so that
 * what a password manager fills in before hydration is submitted, and the input stays when the call fails.
 */
export function SignInForm({ onEntered, email, next, onLeave }: SignInFormProps) {
  const t = useWords('accounts');
  const problemTextOf = useSignInProblem();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [isLocked, setLocked] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [due, setDue] = useState<(SecondFactorRequired & { email: string }) | null>(null);
  const [returned, setReturned] = useState<string>();
  const cookiesNeeded = useCookiesNeeded();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (cookiesNeeded) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const body = { email: String(typed.get('email')), password: String(typed.get('password')) };
    const missing: Errors = {
      ...(body.email.trim() === '' && { email: t('signIn.emailMissing') }),
      ...(body.password === '' && { password: t('signIn.passwordMissing') }),
    };
    setErrors(missing);
    setAlert(null);
    setLocked(false);
    if (Object.keys(missing).length > 0) return toFirstError();
    setBusy(true);
    try {
      await onEntered(await callApi(mainLogin, { body }));
    } catch (error) {
      const required = secondFactorOf(error);
      if (required) return setDue({ ...required, email: body.email });
      setAlert(problemTextOf(error));
      setLocked(error instanceof Problem && error.code === 'sign_in_locked');
      form.querySelector<HTMLInputElement>('input[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }

  function startAgain(): void {
    setReturned(due?.email);
    setDue(null);
  }

  if (due) return <SecondFactorStep required={due} onEntered={onEntered} onStartAgain={startAgain} />;
  return (
    <form ref={box} method="post" className={s.form} onSubmit={submit} noValidate>
      {(cookiesNeeded ?? alert) && <FormAlert>{cookiesNeeded ?? alert}</FormAlert>}
      {isLocked && (
        <SignInLinkOffer
          readEmail={() => box.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''}
          next={next}
        />
      )}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username webauthn"
        maxLength={254}
        defaultValue={returned ?? email}
        error={errors.email}
      />
      <PasswordField label={t('password')} name="password" autoComplete="current-password" error={errors.password} />
      <Link to={next ? `/forgot?next=${encodeURIComponent(next)}` : '/forgot'} onClick={onLeave} className="small">
        {t('signIn.forgot')}
      </Link>
      <Button kind="filled" type="submit" busy={busy} full>
        {t('signIn.action')}
      </Button>
      {!cookiesNeeded && <PasskeySignIn onEntered={onEntered} onFailed={setAlert} />}
    </form>
  );
}

/** Returns the text for a failed sign-in; after too many attempts with the time to wait. */
function useSignInProblem(): (error: unknown) => string {
  const t = useWords('accounts');
  const problemText = useProblemText();
  return (error) => {
    if (!(error instanceof Problem)) return problemText(error);
    const wait = error.fields?.find(({ code }) => code === 'too_many_attempts')?.limit;
    return wait === undefined ? problemText(error) : t('signIn.locked', { time: formatWait(wait) });
  };
}
