import { reportChatContact } from '@jobblik/contract/chat/chat.api';
import { chatLimits, isBlank } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useDraftState } from '../../platform/drafts/use-draft';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { FieldError, TextArea } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';

/** Reports a conversation to the operator. */
export function ReportDialog({ contact, onClose }: { contact: ChatContact; onClose: () => void }) {
  const t = useWords('chat');
  const problemText = useProblemText();
  const send = useSend(reportChatContact);
  const [reason, setReason, forget] = useDraftState(`chat-report-${contact.user_id}`, '');
  const [tried, setTried] = useState(false);
  const { name } = contact;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (send.isPending || isBlank(reason) || reason.length > chatLimits.reason) return;
    const onSuccess = () => {
      forget();
      toast(t('report.sent'));
      onClose();
    };
    send.mutate({ body: { user_id: contact.user_id, reason } }, { onSuccess });
  };

  const giveUp = () => {
    forget();
    onClose();
  };

  return (
    <Dialog
      open
      title={t('report.title', { name })}
      onClose={giveUp}
      unsaved={reason !== ''}
      onSubmit={submit}
      footer={
        <>
          <Button kind="text" onClick={giveUp}>
            {t('report.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={send.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text', { name })}</p>
      <TextArea
        label={t('report.reason')}
        max={chatLimits.reason}
        value={reason}
        error={tried && isBlank(reason) && t('report.reason_missing')}
        onChange={(event) => setReason(event.target.value)}
      />
      {send.isError && <FieldError>{problemText(send.error)}</FieldError>}
    </Dialog>
  );
}
