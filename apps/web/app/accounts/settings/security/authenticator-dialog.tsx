import { beginAuthenticator, confirmAuthenticator } from '@jobblik/contract/accounts/second-factor.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api';
import { lazyPiece } from '../../../platform/api/lazy-piece';
import { useProblemText } from '../../../platform/api/use-problem';
import { formatWait } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { toastError } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/forms/field';
import { useFirstError } from '../../../ui/forms/use-first-error';
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
  const [box, toFirstError] = useFirstError<HTMLDivElement>();
  const [setup, setSetup] = useState<CallAnswer<typeof beginAuthenticator> | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAlert(null);
    setWrong(undefined);
    if (code.trim() === '') {
      setWrong(t('factor.missing.totp'));
      return toFirstError();
    }
    setBusy(true);
    try {
      const { recovery_codes } = await callApi(confirmAuthenticator, { body: { code } });
      await onConnected(recovery_codes);
    } catch (error) {
      const wait =
        error instanceof Problem ? error.fields?.find((one) => one.code === 'too_many_attempts')?.limit : undefined;
      if (wait !== undefined) setAlert(t('factor.wait', { time: formatWait(wait) }));
      else if (error instanceof Problem && error.code === 'wrong_code') setWrong(problemText(error));
      else setAlert(problemText(error));
      toFirstError();
    } finally {
      setBusy(false);
    }
  }

  if (!setup) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t('authenticator.add')}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={busy}>
            {t('authenticator.connect')}
          </Button>
        </>
      }
    >
      <div ref={box} className={f.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
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
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={wrong}
        />
      </div>
    </Dialog>
  );
}
