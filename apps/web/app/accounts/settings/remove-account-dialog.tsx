import type { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useState } from 'react';
import { formatWait } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { PasswordField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import type { Audience } from './audience';
import { LeavingEffects } from './leaving-effects';

interface RemoveAccountDialogProps {
  audience: Audience;
  /** The account has no password: a new sign-in stands for it. */
  passwordless: boolean;
  email: string | undefined;
  onClose: () => void;
  /** Removes the account; answers with the call's result. */
  onRemove: (password: string) => Promise<CallAnswer<typeof removeAccount>['result']>;
}

/** Asks for the password before removing the account. Stays open with the error when that fails. */
export function RemoveAccountDialog({ audience, passwordless, email, onClose, onRemove }: RemoveAccountDialogProps) {
  const t = useWords('accounts');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string; alert?: string }>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!passwordless && password === '') return setWrong({ field: t('passwordForm.currentMissing') });
    setBusy(true);
    setWrong({});
    try {
      const result = await onRemove(password);
      if (result === 'success') return onClose();
      if (result === 'failed') setWrong({ alert: t('leave.remove.signInAgain') });
      else setWrong(passwordless ? { alert: t('leave.remove.failed') } : { field: t('passwordForm.wrong') });
    } catch (error) {
      const wait =
        error instanceof Problem ? error.fields?.find(({ code }) => code === 'too_many_attempts')?.limit : undefined;
      setWrong({
        alert: wait === undefined ? t('leave.remove.failed') : t('signIn.wait', { time: formatWait(wait) }),
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leave.remove.question')}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('leave.keep')}</Button>
          <Button kind="danger" type="submit" busy={busy}>
            {t('leave.remove.yes')}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        {wrong.alert && <FormAlert tone="wrong">{wrong.alert}</FormAlert>}
        <LeavingEffects action="remove" audience={audience} />
        {passwordless ? (
          <p>{t('leave.remove.passwordless')}</p>
        ) : (
          <>
            <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
            <PasswordField
              label={t('leave.remove.password')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={wrong.field}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
