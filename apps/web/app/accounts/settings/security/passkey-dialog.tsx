import { addPasskey, beginPasskey, renamePasskey } from '@jobblik/contract/accounts/second-factor.api';
import type { OwnPasskey } from '@jobblik/contract/accounts/second-factor.schema';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../platform/api/api';
import { useProblemText } from '../../../platform/api/use-problem';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import s from '../../accounts.module.css';
import { makePasskey } from '../../second-factor/passkey-browser';
import { FormAlert } from '../../sign-in/form-alert';

interface PasskeyDialogProps {
  /** The one to rename; null for a new one. */
  passkey: OwnPasskey | null;
  onClose: () => void;
  /** Called with recovery codes, if the first factor brought some. */
  onSaved: (codes: readonly string[]) => Promise<void>;
}

/** Names a new passkey and makes it, or renames one. */
export function PasskeyDialog({ passkey, onClose, onSaved }: PasskeyDialogProps) {
  const t = useWords('security');
  const problemText = useProblemText();
  const [name, setName] = useState(passkey?.name ?? t('passkeys.defaultName'));
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (busy || name.trim() === '') return;
    setAlert(null);
    setBusy(true);
    try {
      if (passkey) {
        await callApi(renamePasskey, { body: { passkey_id: passkey.id, name } });
        await onSaved([]);
      } else await make();
    } catch (error) {
      setAlert(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  async function make(): Promise<void> {
    const { challenge, options } = await callApi(beginPasskey);
    const credential = await makePasskey(options);
    if (!credential) return setAlert(t('passkeys.notMade'));
    const { recovery_codes } = await callApi(addPasskey, { body: { challenge, name, credential } });
    await onSaved(recovery_codes);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t(passkey ? 'passkeys.renameTitle' : 'passkeys.add')}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={busy}>
            {t(passkey ? 'passkeys.save' : 'passkeys.continue')}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        {alert && <FormAlert>{alert}</FormAlert>}
        {!passkey && <p>{t('passkeys.how')}</p>}
        <TextField
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={missing ? t('passkeys.nameMissing') : undefined}
        />
      </div>
    </Dialog>
  );
}
