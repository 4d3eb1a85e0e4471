import { type ReactNode, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../forms/button';
import { Dialog } from './dialog';

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happens, and what does not. */
  children: ReactNode;
  /** Runs the action; the dialog closes when it is done and stays when it fails. */
  onConfirm: () => Promise<unknown> | unknown;
  /** Label of the confirming button. "Ja" if the spec has Ja/Nej; better the verb: "Slet erfaring". */
  yes?: string;
  no?: string;
  /** Deletes something permanently. */
  danger?: boolean;
}

/** Asks before an action that cannot be undone. */
export function Confirm({ open, onClose, title, children, onConfirm, yes, no, danger }: ConfirmProps) {
  const t = useWords('ui');
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{no ?? t('no')}</Button>
          <Button kind={danger ? 'danger' : 'filled'} busy={busy} onClick={act}>
            {yes ?? t('yes')}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
