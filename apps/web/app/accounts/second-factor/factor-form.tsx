import type { ConfirmationMethod } from '@jobblik/contract/accounts/second-factor.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { loginPath } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { Link } from '../../platform/link';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField, TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
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
  const problemText = useProblemText();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [method, setMethod] = useState<ConfirmationMethod>(methods[0] ?? 'recovery_code');
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || method === 'sign_in') return;
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '');
    setAlert(null);
    setWrong(null);
    if (method !== 'passkey' && typed.trim() === '') {
      setWrong(t(`factor.missing.${method}`));
      return toFirstError();
    }
    setBusy(true);
    try {
      if (method === 'passkey') await onShow({ method });
      else if (method === 'password') await onShow({ method, password: typed });
      else await onShow({ method, code: typed });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  function showError(error: unknown): void {
    const fields = error instanceof Problem ? (error.fields ?? []) : [];
    const wait = fields.find(({ code }) => code === 'too_many_attempts')?.limit;
    if (wait !== undefined) setAlert(t('factor.wait', { time: formatWait(wait) }));
    else if (fields.length === 0) setAlert(problemText(error));
    else {
      setWrong(problemText(error));
      toFirstError();
    }
  }

  function choose(next: ConfirmationMethod): void {
    setMethod(next);
    setAlert(null);
    setWrong(null);
  }

  const others = methods.filter((other) => other !== method);
  return (
    <form ref={box} method="post" className={s.form} onSubmit={submit} noValidate>
      {alert && <FormAlert>{alert}</FormAlert>}
      {method === 'passkey' && <p>{t('factor.passkeyText')}</p>}
      {method === 'totp' && (
        <TextField
          key={method}
          label={t('factor.code')}
          description={t('factor.codeHint')}
          name="proof"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={wrong}
        />
      )}
      {method === 'recovery_code' && (
        <TextField
          key={method}
          label={t('factor.recoveryCode')}
          description={t('factor.recoveryHint')}
          name="proof"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={wrong}
        />
      )}
      {method === 'password' && (
        <PasswordField label={t('factor.password')} name="proof" autoComplete="current-password" error={wrong} />
      )}
      {method === 'sign_in' ? (
        <p>
          {t('factor.signInText')} <Link to={loginPath(location.pathname)}>{t('factor.signInLink')}</Link>
        </p>
      ) : (
        <Button kind="filled" type="submit" busy={busy} full>
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
