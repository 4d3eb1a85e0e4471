import { mainLogin, userDefaultRegister } from '@jobblik/contract/accounts/accounts.api';
import { passwordProblem } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from './form-alert';
import { usePasswordWords } from './password-words';
import { TermsCheck } from './terms-check';
import { useCookiesNeeded } from './use-cookies-needed';
import type { Entered } from './use-enter';
import { UserTypeChoice } from './user-type-choice';

interface SignUpValues {
  /** User type as the radio buttons carry it. */
  type: string;
  name: string;
  company: string;
  email: string;
  password: string;
  terms: boolean;
}

/** The fields by the call's names. */
const paths = {
  user_type: 'type',
  user_name: 'name',
  user_company_name: 'company',
  user_email: 'email',
  user_pwd: 'password',
} as const;

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
  const problemText = useProblemText();
  /** Explains the problem, below it. */
  const [detail, setDetail] = useState<string | null>(null);
  const form = useContractForm(userDefaultRegister, {
    start: { type: `${type}`, name: '', company: '', email: '', password: '', terms: false } satisfies SignUpValues,
    draft: { key: 'sign-up', fields: stored },
    paths,
    words: {
      name_required: t('nameMissing'),
      company_required: t('signUp.companyMissing'),
      email_not_an_email: t('emailMissing'),
      email_duplicate: t('signUp.duplicate'),
      terms_required: t('signUp.termsMissing'),
      ...usePasswordWords('password'),
    },
    check: (values) => ({
      name: values.name.trim() === '' && 'required',
      company: isEmployer(values) && values.company.trim() === '' && 'required',
      email: !isEmail(values.email) && 'not_an_email',
      password: passwordProblem(values.password),
      terms: !values.terms && 'required',
    }),
    checkText(wrong, { name, email, password }) {
      setDetail(null);
      // Missing acceptance of the terms is shown at its checkbox only (spec 1§5).
      if (wrong.every((field) => field === 'terms')) return null;
      // The spec's text is about what must be filled (1§5), not about a password that is too short or a missing company.
      return t([name, email, password].some((value) => value.trim() === '') ? 'signUp.invalid' : 'signUp.correct');
    },
    input: (values) => ({ body: { ...bodyOf(values), ...(next && { requested_page: next }) } }),
    refusal({ result }) {
      if (result === 'success') return null;
      setDetail(t('signUp.duplicateHelp'));
      return { fields: { email: 'duplicate' }, text: t('signUp.duplicate') };
    },
    problemText(error, isPlaced) {
      setDetail(isPlaced ? null : problemText(error));
      return t(isPlaced ? 'signUp.correct' : 'signUp.invalid');
    },
    async onSent(_answer, { email, password }) {
      await callApi(mainLogin, { body: { email, password } }).then(onEntered, () => onNotEntered(email));
    },
  });
  const cookiesNeeded = useCookiesNeeded();
  const employer = isEmployer(form.values);

  return (
    <form
      ref={form.ref}
      className={s.form}
      onSubmit={(event) => (cookiesNeeded ? event.preventDefault() : form.submit(event))}
      noValidate
    >
      {cookiesNeeded && <FormAlert>{cookiesNeeded}</FormAlert>}
      {form.problem && (
        <FormAlert>
          <strong>{form.problem}</strong>
          {detail && <span>{detail}</span>}
        </FormAlert>
      )}
      <UserTypeChoice {...form.field('type')} />
      {employer && (
        <TextField label={t('signUp.company')} autoComplete="organization" maxLength={160} {...form.field('company')} />
      )}
      <TextField
        label={employer ? t('signUp.contactName') : t('name')}
        autoComplete="name"
        maxLength={120}
        {...form.field('name')}
      />
      <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...form.field('email')} />
      <PasswordField
        label={t('password')}
        description={t('passwordHint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TermsCheck {...form.checkbox('terms')} />
      <Button kind="filled" type="submit" busy={form.isBusy} full>
        {t('signUp.action')}
      </Button>
    </form>
  );
}

function isEmployer({ type }: Pick<SignUpValues, 'type'>): boolean {
  return type === `${userType.employer}`;
}

function bodyOf(values: SignUpValues) {
  const employer = isEmployer(values);
  return {
    user_type: employer ? userType.employer : userType.seeker,
    user_name: values.name,
    user_email: values.email,
    user_pwd: values.password,
    ...(employer && { user_company_name: values.company }),
  };
}
