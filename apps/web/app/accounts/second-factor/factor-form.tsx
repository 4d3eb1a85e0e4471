import type { ConfirmationMethod } from '@jobblik/contract/accounts/second-factor.schema';
import { useState } from 'react';
import { loginPath } from '../../platform/api/api';
import { waitOf } from '../../platform/api/wait-of';
import { useForm } from '../../platform/forms/use-form';
import { Link } from '../../platform/link';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';

/** What a person has typed, or chosen to show. */
export type Shown =
  | { method: 'passkey' }
  | { method: 'totp' | 'recovery_code'; code: string }
  | { method: 'password'; password: string };

interface FactorFormProps {
  /** What the account has, the first one to begin with. */
  methods: readonly ConfirmationMethod[];
  /** Sends it; a {@link Problem} that is thrown is shown. */
  onShow: (shown: Shown) => Promise<void>;
  /** Label of the button. */
  action: string;
}

/** Asks for one of a person's factors; another one can be chosen. */
export function FactorForm({ methods, onShow, action }: FactorFormProps) {
  const t = useWords('security');
  const [method, setMethod] = useState<ConfirmationMethod>(methods[0] ?? 'recovery_code');
  const form = useForm(show, {
    start: { proof: '' },
    isUncontrolled: true,
    paths: { code: 'proof', password: 'proof' },
    words: (_field, { code }) =>
      code === 'required' && method !== 'passkey' && method !== 'sign_in' ? t(`factor.missing.${method}`) : undefined,
    check: ({ proof }) => ({ proof: method !== 'passkey' && proof.trim() === '' && 'required' }),
    problemText(error, isPlaced) {
      const wait = waitOf(error);
      if (wait !== undefined) return t('factor.wait', { time: formatWait(wait) });
      return isPlaced ? null : undefined;
    },
    onSent: () => undefined,
  });

  async function show({ proof }: { proof: string }): Promise<void> {
    if (method === 'passkey') await onShow({ method });
    else if (method === 'password') await onShow({ method, password: proof });
    else if (method !== 'sign_in') await onShow({ method, code: proof });
  }

  function choose(next: ConfirmationMethod): void {
    setMethod(next);
    form.clearErrors();
    form.clearProblem();
  }

  const others = methods.filter((other) => other !== method);
  return (
    <form ref={form.ref} method="post" className={s.form} onSubmit={form.submit} noValidate>
      {form.problem && <FormAlert>{form.problem}</FormAlert>}
      {method === 'passkey' && <p>{t('factor.passkeyText')}</p>}
      {method === 'totp' && (
        <TextField
          key={method}
          label={t('factor.code')}
          description={t('factor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...form.element('proof')}
        />
      )}
      {method === 'recovery_code' && (
        <TextField
          key={method}
          label={t('factor.recoveryCode')}
          description={t('factor.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.element('proof')}
        />
      )}
      {method === 'password' && (
        <PasswordField label={t('factor.password')} autoComplete="current-password" {...form.element('proof')} />
      )}
      {method === 'sign_in' ? (
        <p>
          {t('factor.signInText')} <Link to={loginPath(location.pathname)}>{t('factor.signInLink')}</Link>
        </p>
      ) : (
        <Button kind="filled" type="submit" busy={form.isBusy} full>
          {method === 'passkey' ? t('factor.usePasskey') : action}
        </Button>
      )}
      {others.map((other) => (
        <Button key={other} kind="text" size="small" onClick={() => choose(other)}>
          {t(`factor.instead.${other}`)}
        </Button>
      ))}
    </form>
  );
}
