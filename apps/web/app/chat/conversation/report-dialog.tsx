import { reportChatContact } from '@jobblik/contract/chat/chat.api';
import { chatLimits, isBlank } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { ownDraft } from '../../platform/forms/form-draft';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';

/** Reports a conversation to the operator. */
export function ReportDialog({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const t = useWords('chat');
  const { name } = contact;
  const form = useContractForm(reportChatContact, {
    start: { reason: '' },
    draft: ownDraft(`chat-report-${contact.user_id}`),
    words: { reason_required: t('report.reason_missing') },
    check: ({ reason }) => ({
      reason: isBlank(reason)
        ? 'required'
        : reason.length > chatLimits.reason && { code: 'too_long', limit: chatLimits.reason },
    }),
    input: ({ reason }) => ({ body: { user_id: contact.user_id, reason } }),
    onSent() {
      toast(t('report.sent'));
      onClose();
    },
  });

  const giveUp = () => {
    form.forget();
    onClose();
  };

  return (
    <Dialog
      open
      title={t('report.title', { name })}
      onClose={giveUp}
      unsaved={form.isDirty}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={giveUp}>
            {t('report.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text', { name })}</p>
      <div ref={form.ref}>
        <TextArea label={t('report.reason')} max={chatLimits.reason} {...form.field('reason')} />
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </Dialog>
  );
}
