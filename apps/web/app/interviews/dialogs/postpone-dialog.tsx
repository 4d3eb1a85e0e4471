import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { type FormEvent, useState } from 'react';
import { useDraftState } from '../../platform/drafts/use-draft';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { Dialog } from '../../ui/overlays/dialog';

const limit = interviewLimits.reason;

interface PostponeDialogProps {
  uuid: string;
  /** The employer. */
  name: string;
  /** Resolves to true if it was sent. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason to postpone an interview; it is required (spec 1§5). */
export function PostponeDialog({ uuid, name, onSend, onClose }: PostponeDialogProps) {
  const t = useWords('interviews');
  const tProblems = useWords('problems');
  const [reason, setReason, forget] = useDraftState(`interview-postpone-${uuid}`, '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [box, toFirstError] = useFirstError<HTMLDivElement>();
  const isTooLong = reason.length > limit;
  const isMissing = reason.replaceAll("'", '').trim() === '';

  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (isMissing || isTooLong) return toFirstError();
    setBusy(true);
    const isSent = await onSend(reason.trim());
    setBusy(false);
    if (isSent) close();
  };

  return (
    <Dialog
      open
      title={t('postpone.title')}
      onClose={close}
      unsaved={reason !== ''}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('postpone.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={busy}>
            {t('postpone.send')}
          </Button>
        </>
      }
    >
      <p>{t('postpone.text', { name })}</p>
      <div ref={box}>
        <TextArea
          label={t('postpone.reason')}
          max={limit}
          value={reason}
          error={tried && (isMissing ? t('postpone.missing') : isTooLong && tProblems('fields.too_long', { limit }))}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
