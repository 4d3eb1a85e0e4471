import type { removeAccount } from '@jobblik/contract/accounts/accounts.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { waitOf } from '../../platform/api/wait-of';
import { useForm } from '../../platform/forms/use-form';
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
  const form = useForm(({ password }: { password: string }) => onRemove(password), {
    start: { password: '' },
    words: {
      password_required: t('passwordForm.currentMissing'),
      password_wrong_password: t('passwordForm.wrong'),
    },
    check: ({ password }) => ({ password: !passwordless && password === '' && 'required' }),
    refusal(result) {
      if (result === 'success') return null;
      if (result === 'failed') return { text: t('leave.remove.signInAgain') };
      return passwordless ? { text: t('leave.remove.failed') } : { fields: { password: 'wrong_password' } };
    },
    problemText(error) {
      const wait = waitOf(error);
      return wait === undefined ? t('leave.remove.failed') : t('signIn.wait', { time: formatWait(wait) });
    },
    onSent: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leave.remove.question')}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('leave.keep')}</Button>
          <Button kind="danger" type="submit" busy={form.isBusy}>
            {t('leave.remove.yes')}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className={s.form}>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        <LeavingEffects action="remove" audience={audience} />
        {passwordless ? (
          <p>{t('leave.remove.passwordless')}</p>
        ) : (
          <>
            <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
            <PasswordField
              label={t('leave.remove.password')}
              autoComplete="current-password"
              {...form.field('password')}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
