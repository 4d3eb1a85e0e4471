import { writeToOpen } from '@jobblik/contract/applications/applicant-review.api';
import { fillDecisionText, openMessageText, reviewLimits } from '@jobblik/contract/applications/applicant-review.rules';
import { useState } from 'react';
import { ConfirmEmailLink, needsConfirmation } from '../../../accounts/index';
import { ownDraft } from '../../../platform/forms/form-draft';
import { useContractForm } from '../../../platform/forms/use-contract-form';
import { useWords } from '../../../platform/words/i18n';
import { toast } from '../../../ui/feedback/toast-store';
import { Button } from '../../../ui/forms/button';
import { TextArea } from '../../../ui/forms/field';
import { FormProblem } from '../../../ui/forms/form-problem';
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
  const [standard] = useState(() => fillDecisionText(openMessageText, { name: '{name}', employer: job.employer_name }));
  const [uuid] = useState(() => crypto.randomUUID());
  const words = { required: t('write.empty'), too_long: t('decide.too_long') };
  const form = useContractForm(writeToOpen, {
    start: { message: standard },
    draft: ownDraft(`write-open-${job.id}`),
    words,
    check: ({ message }) => ({ message: wrongMessage(message) }),
    input: ({ message }) => ({ body: { job_id: job.id, message: message.trim(), until, uuid } }),
    problemText: (error) => (needsConfirmation(error) ? t('write.unverified') : undefined),
    onSent(answer) {
      toast(t('write.sent', { count: answer.count }));
      onClose();
    },
  });
  const wrong = wrongMessage(form.values.message);
  const isUnconfirmed = needsConfirmation(form.error);
  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog
      open
      width={700}
      unsaved={form.isDirty}
      onClose={close}
      title={t('write.title', { count })}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={close}>
            {t('decide.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('write.send', { count })}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className={d.stack}>
        <TextArea
          label={t('decide.message', { count })}
          description={t('decide.names_hint')}
          rows={9}
          max={reviewLimits.message}
          {...form.field('message')}
          // While it is written, as the button does nothing then.
          error={wrong ? words[wrong] : form.errors.message}
        />
        <p className="note">{t('write.where')}</p>
        <FormProblem>
          {form.problem && (
            <>
              {form.problem} {isUnconfirmed && <ConfirmEmailLink />}
            </>
          )}
        </FormProblem>
      </div>
    </Dialog>
  );
}

function wrongMessage(message: string): 'required' | 'too_long' | undefined {
  if (message.trim() === '') return 'required';
  return message.length > reviewLimits.message ? 'too_long' : undefined;
}
