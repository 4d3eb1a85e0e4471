import { beginAuthenticator, confirmAuthenticator } from '@jobblik/contract/accounts/second-factor.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api';
import { useProblemText } from '../../../platform/api/use-problem';
import { waitOf } from '../../../platform/api/wait-of';
import { useContractForm } from '../../../platform/forms/use-contract-form';
import { lazyPiece } from '../../../platform/loading/lazy-piece';
import { formatWait } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { toastError } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import f from '../../accounts.module.css';
import { isCancelled } from '../../second-factor/confirm-first';
import { FormAlert } from '../../sign-in/form-alert';
import s from './security.module.css';

const QrCode = lazyPiece(() => import('./qr-code').then(({ QrCode }) => ({ default: QrCode })));

interface AuthenticatorDialogProps {
  onClose: () => void;
  /** Called with recovery codes, if the first factor brought some. */
  onConnected: (codes: readonly string[]) => Promise<void>;
}

/** Shows a new secret as a QR code and as text, and connects the app by its first code. */
export function AuthenticatorDialog({ onClose, onConnected }: AuthenticatorDialogProps) {
  const t = useWords('security');
  const problemText = useProblemText();
  const [setup, setSetup] = useState<CallAnswer<typeof beginAuthenticator> | null>(null);
  const begun = useRef(false);

  const begin = useEffectEvent(async () => {
    try {
      setSetup(await callApi(beginAuthenticator));
    } catch (error) {
      if (!isCancelled(error)) toastError(problemText(error));
      onClose();
    }
  });
  useEffect(() => {
    // A second run would replace the secret that is on screen.
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);

  const form = useContractForm(confirmAuthenticator, {
    start: { code: '' },
    words: { code_required: t('factor.missing.totp') },
    check: ({ code }) => ({ code: code.trim() === '' && 'required' }),
    input: (body) => ({ body }),
    problemText(error, isPlaced) {
      const wait = waitOf(error);
      if (wait !== undefined) return t('factor.wait', { time: formatWait(wait) });
      return isPlaced ? null : undefined;
    },
    onSent: ({ recovery_codes }) => onConnected(recovery_codes),
  });

  if (!setup) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t('authenticator.add')}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('authenticator.connect')}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className={f.form}>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        <p>{t('authenticator.how')}</p>
        <QrCode text={setup.uri} label={t('authenticator.qr')} />
        <div>
          <p className="small text-2">{t('authenticator.secret')}</p>
          <p className={s.secret} translate="no">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
        <TextField
          label={t('factor.code')}
          description={t('factor.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...form.field('code')}
        />
      </div>
    </Dialog>
  );
}
