import { mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { passkeyLogin } from '@jobblik/contract/accounts/second-factor.api';
import type { SecondFactorRequired } from '@jobblik/contract/accounts/second-factor.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { waitOf } from '../../platform/api/wait-of';
import { useForm } from '../../platform/forms/use-form';
import { Link } from '../../platform/link';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
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
  /** The calls that sign in; those of members by default. */
  calls?: { password: typeof mainLogin; passkey: typeof passkeyLogin };
  /** Called when a link of the form navigates to another screen. */
  onLeave?: (() => void) | undefined;
}

/**
 * E-mail and password, then the second factor where the account has one; or a passkey alone. The fields are uncontrolled, so that
 * what a password manager fills in before hydration is submitted, and the input stays when the call fails.
 */
export function SignInForm({ onEntered, email, next, onLeave, calls = memberCalls }: SignInFormProps) {
  const t = useWords('accounts');
  const [due, setDue] = useState<SecondFactorRequired | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const cookiesNeeded = useCookiesNeeded();
  const form = useForm((values: { email: string; password: string }) => signInWith(calls.password, values), {
    start: { email: email ?? '', password: '' },
    isUncontrolled: true,
    words: { email_required: t('signIn.emailMissing'), password_required: t('signIn.passwordMissing') },
    check: ({ email, password }) => ({
      email: email.trim() === '' && 'required',
      password: password === '' && 'required',
    }),
    problemText(error) {
      const why = frozenWhy(error);
      if (why) return t('signIn.frozen', { why });
      const wait = waitOf(error);
      return wait === undefined ? undefined : t('signIn.locked', { time: formatWait(wait) });
    },
    onFailed: () => passwordField.current?.select(),
    async onSent(answer) {
      if ('required' in answer) setDue(answer.required);
      else await onEntered(answer.session);
    },
  });
  const isLocked = form.error instanceof Problem && form.error.code === 'sign_in_locked';

  function startAgain(): void {
    form.reset({ email: form.values.email, password: '' });
    setDue(null);
  }

  if (due) return <SecondFactorStep required={due} onEntered={onEntered} onStartAgain={startAgain} />;
  return (
    <form
      ref={form.ref}
      method="post"
      className={s.form}
      onSubmit={(event) => (cookiesNeeded ? event.preventDefault() : form.submit(event))}
      noValidate
    >
      {(cookiesNeeded ?? form.problem) && <FormAlert>{cookiesNeeded ?? form.problem}</FormAlert>}
      {isLocked && <SignInLinkOffer readEmail={() => emailField.current?.value ?? ''} next={next} />}
      <TextField
        label={t('email')}
        ref={emailField}
        type="email"
        autoComplete="username webauthn"
        maxLength={254}
        {...form.element('email')}
      />
      <PasswordField
        label={t('password')}
        ref={passwordField}
        autoComplete="current-password"
        {...form.element('password')}
      />
      <Link
        to={next ? `${pathTo('forgotPassword')}?next=${encodeURIComponent(next)}` : pathTo('forgotPassword')}
        onClick={onLeave}
        className="small"
      >
        {t('signIn.forgot')}
      </Link>
      <Button kind="filled" type="submit" busy={form.isBusy} full>
        {t('signIn.action')}
      </Button>
      {!cookiesNeeded && (
        <PasskeySignIn call={calls.passkey} onEntered={onEntered} onFailed={(text) => form.refuse({ text })} />
      )}
    </form>
  );
}

const memberCalls = { password: mainLogin, passkey: passkeyLogin };

type SignInOutcome = { session: CallAnswer<typeof mainLogin> } | { required: SecondFactorRequired };

/** Why operators have frozen the account, as they wrote it. */
function frozenWhy(error: unknown): string | undefined {
  const why = error instanceof Problem && error.code === 'account_frozen' ? error.data?.why : undefined;
  return typeof why === 'string' && why !== '' ? why : undefined;
}

/** Signs in with the first factor, which may require a second one. */
async function signInWith(call: typeof mainLogin, body: { email: string; password: string }): Promise<SignInOutcome> {
  try {
    return { session: await callApi(call, { body }) };
  } catch (error) {
    const required = secondFactorOf(error);
    if (required) return { required };
    throw error;
  }
}
