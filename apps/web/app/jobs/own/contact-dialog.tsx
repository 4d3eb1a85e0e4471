import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { contactAboutJob } from '@jobblik/contract/jobs/own-jobs.api';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';

/** Writes to the people behind Jobblik about an ad that its employer has extended already. */
export function ContactDialog({ job, onClose }: { job: MyJob; onClose: () => void }) {
  const t = useWords('employer-jobs');
  const form = useContractForm(contactAboutJob, {
    start: { message: '' },
    words: { message_required: t('contact.missing') },
    check: ({ message }) => ({ message: message.trim() === '' && 'required' }),
    input: ({ message }) => ({ body: { job_id: job.id, message } }),
    onSent: () => {
      onClose();
      toast(t('contact.sent'));
    },
  });
  return (
    <Dialog
      open
      title={t('contact.title', { title: job.title })}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>{t('contact.cancel')}</Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('contact.send')}
          </Button>
        </>
      }
    >
      <p>{t('contact.lead')}</p>
      <FormProblem>{form.problem}</FormProblem>
      <TextArea label={t('contact.message')} rows={5} max={5000} {...form.field('message')} />
    </Dialog>
  );
}
