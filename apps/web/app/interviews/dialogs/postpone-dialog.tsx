import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { ownDraft } from '../../platform/forms/form-draft';
import { useForm } from '../../platform/forms/use-form';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';

const limit = interviewLimits.reason;

/** Whether a reason says nothing. */
export function isBlankReason(reason: string): boolean {
  return reason.replaceAll("'", '').trim() === '';
}

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
  const form = useForm(({ reason }: { reason: string }) => onSend(reason.trim()), {
    start: { reason: '' },
    draft: ownDraft(`interview-postpone-${uuid}`),
    words: { reason_required: t('postpone.missing') },
    check: ({ reason }) => ({
      reason: isBlankReason(reason) ? 'required' : reason.length > limit && { code: 'too_long', limit },
    }),
    // The sender has shown why.
    refusal: (isSent) => (isSent ? null : {}),
    onSent: onClose,
  });

  const close = () => {
    form.forget();
    onClose();
  };

  return (
    <Dialog
      open
      title={t('postpone.title')}
      onClose={close}
      unsaved={form.isDirty}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('postpone.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('postpone.send')}
          </Button>
        </>
      }
    >
      <p>{t('postpone.text', { name })}</p>
      <div ref={form.ref}>
        <TextArea label={t('postpone.reason')} max={limit} {...form.field('reason')} />
      </div>
    </Dialog>
  );
}
