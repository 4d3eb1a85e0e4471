import { useState } from 'react';
import { saveFile } from '../../../platform/save-file';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import { Dialog } from '../../../ui/overlays/dialog';
import f from '../../accounts.module.css';
import { FormAlert } from '../../sign-in/form-alert';
import s from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes: the only time that they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useWords('security');
  const [outcome, setOutcome] = useState<{ tone: 'done' | 'wrong'; text: string } | null>(null);
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ tone: 'done', text: t('codes.copied') });
    } catch {
      // There is no clipboard on an insecure page or without permission.
      setOutcome({ tone: 'wrong', text: t('codes.notCopied') });
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    saveFile(url, t('codes.fileName'));
    URL.revokeObjectURL(url);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      closesOutside={false}
      title={t('codes.new')}
      footer={
        <Button kind="filled" onClick={onClose}>
          {t('codes.saved')}
        </Button>
      }
    >
      <div className={f.form}>
        {outcome && <FormAlert tone={outcome.tone}>{outcome.text}</FormAlert>}
        <p>{t('codes.keep')}</p>
        <ul className={s.codes} translate="no" aria-label={t('codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={s.actions}>
          <Button size="small" onClick={() => void copy()}>
            {t('codes.copy')}
          </Button>
          <Button size="small" onClick={download}>
            {t('codes.download')}
          </Button>
          <Button size="small" onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
