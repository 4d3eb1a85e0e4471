import { passwordProblem } from '@jobblik/contract/accounts/accounts.rules';
import { userType } from '@jobblik/contract/kernel/session';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { useMemo } from 'react';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';

export interface SignUpValues {
  /** User type as the radio buttons carry it. */
  type: string;
  name: string;
  company: string;
  email: string;
  password: string;
  terms: boolean;
}

/** The wire's name of each field of the form. */
const wireNames: Record<string, keyof SignUpValues> = {
  user_type: 'type',
  user_name: 'name',
  user_company_name: 'company',
  user_email: 'email',
  user_pwd: 'password',
};

/** What is wrong with a sign-up: before it is sent, and as the server sees it. */
export function useSignUpErrors() {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const passwordText = usePasswordProblem();
  return useMemo(() => {
    const filled = (text: string) => (value: string) => (value.trim() === '' ? text : null);
    return {
      validate: {
        name: filled(t('nameMissing')),
        company: (value: string, { type }: SignUpValues) =>
          type === `${userType.employer}` && value.trim() === '' ? t('signUp.companyMissing') : null,
        email: (value: string) => (isEmail(value) ? null : t('emailMissing')),
        password: passwordText,
        terms: (value: boolean) => (value ? null : t('signUp.termsMissing')),
      },
      readFailure(error: unknown) {
        const entries = Object.entries(fieldErrors(error)).map(([path, text]) => [wireNames[path] ?? path, text]);
        return { fields: Object.fromEntries(entries) as Record<string, string>, detail: problemText(error) };
      },
    };
  }, [t, problemText, fieldErrors, passwordText]);
}

/** Words for a new password that cannot be used, null when it can. */
export function usePasswordProblem(): (password: string) => string | null {
  const t = useWords('accounts');
  return useMemo(
    () => (password) => {
      const problem = passwordProblem(password);
      return problem ? t(`passwordProblems.${problem}`) : null;
    },
    [t],
  );
}
