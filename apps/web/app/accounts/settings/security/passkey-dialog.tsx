import { addPasskey, beginPasskey, renamePasskey } from '@jobblik/contract/accounts/second-factor.api';
import type { OwnPasskey } from '@jobblik/contract/accounts/second-factor.schema';
import { callApi } from '../../../platform/api/api';
import { useForm } from '../../../platform/forms/use-form';
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
  const form = useForm(save, {
    start: { name: passkey?.name ?? t('passkeys.defaultName') },
    words: { name_required: t('passkeys.nameMissing') },
    check: ({ name }) => ({ name: name.trim() === '' && 'required' }),
    refusal: (codes) => (codes ? null : { text: t('passkeys.notMade') }),
    onSent: (codes) => onSaved(codes ?? []),
  });

  /** Recovery codes, if the first factor brought some; undefined if the browser made no passkey. */
  async function save({ name }: { name: string }): Promise<readonly string[] | undefined> {
    if (passkey) {
      await callApi(renamePasskey, { body: { passkey_id: passkey.id, name } });
      return [];
    }
    const { challenge, options } = await callApi(beginPasskey);
    const credential = await makePasskey(options);
    if (!credential) return undefined;
    return (await callApi(addPasskey, { body: { challenge, name, credential } })).recovery_codes;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t(passkey ? 'passkeys.renameTitle' : 'passkeys.add')}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t(passkey ? 'passkeys.save' : 'passkeys.continue')}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className={s.form}>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        {!passkey && <p>{t('passkeys.how')}</p>}
        <TextField
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          maxLength={60}
          autoComplete="off"
          {...form.field('name')}
        />
      </div>
    </Dialog>
  );
}
