import { writeToOpen } from '@jobblik/contract/applications/applicant-review.api';
import { fillDecisionText, openMessageText, reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { ConfirmEmailLink } from '../../../accounts/index';
import { useSend } from '../../../platform/api/query';
import { useProblemText } from '../../../platform/api/use-problem';
import { useDraftState } from '../../../platform/drafts/use-draft';
import { useWords } from '../../../platform/words/i18n';
import { toast } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { FieldError, TextArea } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import d from './dialogs.module.css';

interface WriteToOpenDialogProps {
  job: { id: number; employer_name: string };
  count: number;
  /** Instant; applications that came later get nothing. */
  until: string;
  onClose: () => void;
}

/** One message to everybody whose application is open; it lands in their conversation with the employer. */
export function WriteToOpenDialog({ job, count, until, onClose }: WriteToOpenDialogProps) {
  const t = useWords('applications');
  const problemText = useProblemText();
  const [standard] = useState(() => fillDecisionText(openMessageText, { name: '{name}', employer: job.employer_name }));
  const [message, setMessage, forget] = useDraftState(`write-open-${job.id}`, standard);
  const [uuid] = useState(() => crypto.randomUUID());
  const send = useSend(writeToOpen);
  const empty = message.trim() === '';
  const tooLong = message.length > reviewLimits.message;
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending || empty || tooLong) return;
    send.mutate(
      { body: { job_id: job.id, message: message.trim(), until, uuid } },
      {
        onSuccess: (answer) => {
          toast(t('write.sent', { count: answer.count }));
          close();
        },
      },
    );
  };
  return (
    <Dialog
      open
      width={700}
      unsaved={message !== standard}
      onClose={close}
      title={t('write.title', { count })}
      onSubmit={submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={send.isPending}>
            {t('write.send', { count })}
          </Button>
        </>
      }
    >
      <div className={d.stack}>
        <TextArea
          label={t('decide.message', { count })}
          description={t('decide.names_hint')}
          rows={9}
          max={reviewLimits.message}
          value={message}
          error={empty ? t('write.empty') : tooLong ? t('decide.too_long') : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p className="note">{t('write.where')}</p>
        {send.error && (
          <div role="alert">
            <FieldError>
              {send.error.code === 'email_not_confirmed' ? (
                <>
                  {t('write.unverified')} <ConfirmEmailLink />
                </>
              ) : (
                problemText(send.error)
              )}
            </FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}
