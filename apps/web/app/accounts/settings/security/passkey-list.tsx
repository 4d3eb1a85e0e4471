import { removePasskey } from '@jobblik/contract/accounts/second-factor.api';
import type { OwnPasskey, SecuritySettings } from '@jobblik/contract/accounts/second-factor.schema';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api';
import { useProblemText } from '../../../platform/api/use-problem';
import { formatMoment } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Badge } from '../../../ui/feedback/badge';
import { toast, toastError } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { Confirm } from '../../../ui/overlays/confirm';
import { Written } from '../../../ui/text/written';
import { isCancelled } from '../../second-factor/confirm-first';
import { usePasskeysSupported } from '../../second-factor/passkey-browser';
import { PasskeyDialog } from './passkey-dialog';
import s from './security.module.css';

interface PasskeyListProps {
  settings: SecuritySettings;
  onChanged: (newCodes?: readonly string[]) => Promise<void>;
}

/** Passkeys with name and last use: added, renamed, removed. */
export function PasskeyList({ settings, onChanged }: PasskeyListProps) {
  const t = useWords('security');
  const problemText = useProblemText();
  const isSupported = usePasskeysSupported();
  const [editing, setEditing] = useState<OwnPasskey | 'new' | null>(null);
  const [removing, setRemoving] = useState<OwnPasskey | null>(null);
  const canAdd = settings.passkeys_offered && isSupported;

  async function remove({ id }: OwnPasskey): Promise<void> {
    try {
      await callApi(removePasskey, { body: { passkey_id: id } });
      toast(t('passkeys.removed'));
    } catch (error) {
      if (!isCancelled(error)) toastError(problemText(error));
    }
    await onChanged();
  }

  return (
    <div>
      <div className={s.row}>
        <div>
          <h3>{t('passkeys.title')}</h3>
          <p className="small text-2">{t(canAdd ? 'passkeys.text' : 'passkeys.unsupported')}</p>
        </div>
        {canAdd && (
          <Button size="small" onClick={() => setEditing('new')}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      {settings.passkeys.length > 0 && (
        <ul className={s.passkeys} aria-label={t('passkeys.title')}>
          {settings.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setEditing(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <PasskeyDialog
          passkey={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={async (codes) => {
            setEditing(null);
            if (editing === 'new') toast(t('passkeys.added'));
            await onChanged(codes);
          }}
        />
      )}
      {removing && (
        <Confirm
          open
          onClose={() => setRemoving(null)}
          title={t('passkeys.question', { name: removing.name })}
          yes={t('passkeys.remove')}
          no={t('cancel')}
          onConfirm={() => remove(removing)}
        >
          {t('passkeys.questionText')}
        </Confirm>
      )}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useWords('security');
  const { name, created_at, last_used_at, synced } = passkey;
  const moment = (instant: string) => formatMoment(Date.parse(instant), Math.max(Date.now(), Date.parse(instant)));
  return (
    <li className={s.passkey}>
      <div>
        <p className={s.name}>
          <span className="strong">
            <Written>{name}</Written>
          </span>
          {synced && <Badge>{t('passkeys.synced')}</Badge>}
        </p>
        <p className="small text-2">{t('passkeys.since', { when: moment(created_at) })}</p>
        <p className="small text-2">
          {last_used_at ? t('passkeys.used', { when: moment(last_used_at) }) : t('passkeys.unused')}
        </p>
      </div>
      <div className={s.actions}>
        <Button size="small" onClick={onRename} aria-label={t('passkeys.renameOne', { name })}>
          {t('passkeys.rename')}
        </Button>
        <Button size="small" onClick={onRemove} aria-label={t('passkeys.removeOne', { name })}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
