import { mainLogin, userDefaultRegister } from '@jobblik/contract/accounts/accounts.api';
import { userType } from '@jobblik/contract/kernel/session';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useFormDraft } from '../../platform/drafts/use-form-draft';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import { FormAlert } from './form-alert';
import { type SignUpValues, useSignUpErrors } from './sign-up-errors';
import { TermsCheck } from './terms-check';
import { useCookiesNeeded } from './use-cookies-needed';
import type { Entered } from './use-enter';
import { UserTypeChoice } from './user-type-choice';

/** Fields stored as a draft, for a closed dialog or a reload. Never the password or the accepted terms. */
const stored = ['name', 'company', 'email'] as const;

interface SignUpFormProps {
  /** Preselected user type: 1 job seeker, 2 employer. */
  type: 1 | 2;
  /** The page that the person is on the way to. */
  next?: string | null | undefined;
  onEntered: (session: Entered) => void | Promise<void>;
  /** The account was made and the sign-in after it failed (spec 1§8). */
  onNotEntered: (email: string) => void;
}

/** Sign-up by e-mail; the sign-in with the same e-mail and password follows automatically (spec 1§4). */
export function SignUpForm({ type, next, onEntered, onNotEntered }: SignUpFormProps) {
  const t = useWords('accounts');
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [busy, setBusy] = useState(false);
  const { validate, readFailure } = useSignUpErrors();
  const [alert, setAlert] = useState<{ title: string; detail?: string } | null>(null);
  const { form, clear } = useFormDraft<SignUpValues>('sign-up', {
    initialValues: { type: `${type}`, name: '', company: '', email: '', password: '', terms: false },
    fields: stored,
    validate,
  });
  const cookiesNeeded = useCookiesNeeded();
  const employer = form.values.type === `${userType.employer}`;

  async function register(values: SignUpValues) {
    if (cookiesNeeded) return;
    setAlert(null);
    setBusy(true);
    try {
      const { result } = await callApi(userDefaultRegister, {
        body: { ...bodyOf(values), ...(next && { requested_page: next }) },
      });
      if (result !== 'success') {
        form.setFieldError('email', t('signUp.duplicate'));
        setAlert({ title: t('signUp.duplicate'), detail: t('signUp.duplicateHelp') });
        return toFirstError();
      }
      clear();
      const body = { email: values.email, password: values.password };
      await callApi(mainLogin, { body }).then(onEntered, () => onNotEntered(values.email));
    } catch (error) {
      const failure = readFailure(error);
      form.setErrors(failure.fields);
      const isField = Object.keys(failure.fields).length > 0;
      setAlert(isField ? { title: t('signUp.correct') } : { title: t('signUp.invalid'), detail: failure.detail });
      toFirstError();
    } finally {
      setBusy(false);
    }
  }

  function refuse(errors: typeof form.errors) {
    // Missing acceptance of the terms is shown at its checkbox only (spec 1§5).
    const fields = Object.keys(errors).filter((field) => field !== 'terms');
    // The spec's text is about what must be filled (1§5), not about a password that is too short or a missing company.
    const { name, email, password } = form.getValues();
    const title = [name, email, password].some((value) => value.trim() === '') ? 'invalid' : 'correct';
    setAlert(fields.length > 0 ? { title: t(`signUp.${title}`) } : null);
    toFirstError();
  }

  return (
    <form ref={box} className={s.form} onSubmit={form.onSubmit(register, refuse)} noValidate>
      {cookiesNeeded && <FormAlert>{cookiesNeeded}</FormAlert>}
      {alert && (
        <FormAlert>
          <strong>{alert.title}</strong>
          {alert.detail && <span>{alert.detail}</span>}
        </FormAlert>
      )}
      <UserTypeChoice {...form.getInputProps('type')} />
      {employer && (
        <TextField
          label={t('signUp.company')}
          autoComplete="organization"
          maxLength={160}
          {...form.getInputProps('company')}
        />
      )}
      <TextField
        label={employer ? t('signUp.contactName') : t('name')}
        autoComplete="name"
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <TermsCheck {...form.getInputProps('terms', { type: 'checkbox' })} />
      <Button kind="filled" type="submit" busy={busy} full>
        {t('signUp.action')}
      </Button>
    </form>
  );
}

function bodyOf(values: SignUpValues) {
  const employer = values.type === `${userType.employer}`;
  return {
    user_type: employer ? userType.employer : userType.seeker,
    user_name: values.name,
    user_email: values.email,
    user_pwd: values.password,
    ...(employer && { user_company_name: values.company }),
  };
}
