import { reportOptionIds } from '@jobblik/contract/jobs/job-choices.rules';
import { createReportJobAd } from '@jobblik/contract/jobs/jobs.api';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Check, ChoiceGroup } from '../../ui/forms/choice';
import { TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { Dialog } from '../../ui/overlays/dialog';
import s from './job.module.css';

/** Reports an ad to the operator: at least one reason, then an explanation (spec 1§4, §5). */
export default function ReportDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const t = useWords('jobs');
  const form = useContractForm(createReportJobAd, {
    start: { options: [] as number[], text: '' },
    paths: { report_options: 'options', report: 'text' },
    words: { options_required: t('report.choose'), text_required: t('report.explain_missing') },
    check: ({ options, text }) => ({
      options: options.length === 0 && 'required',
      text: text.trim() === '' && 'required',
    }),
    input: ({ options, text }) => ({
      body: {
        job_id: jobId,
        report: text,
        report_options: reportOptionIds.map((id) => ({ id, status: options.includes(id) ? 1 : 0 })),
      },
    }),
    onSent() {
      toast(t('report.sent'));
      onClose();
    },
  });
  const { options } = form.values;

  return (
    <Dialog
      open
      title={t('report.title')}
      width={480}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div ref={form.ref} className={s.report}>
        <p>{t('report.text')}</p>
        <ChoiceGroup label={t('report.options')} error={form.errors.options}>
          {reportOptionIds.map((id) => (
            <Check
              key={id}
              label={t(`report.option_${id}`)}
              checked={options.includes(id)}
              onChange={(event) =>
                form.set({ options: event.target.checked ? [...options, id] : options.filter((other) => other !== id) })
              }
            />
          ))}
        </ChoiceGroup>
        {options.length > 0 && (
          <TextArea
            label={t('report.explain')}
            description={t('report.explain_hint')}
            rows={4}
            max={2000}
            {...form.field('text')}
          />
        )}
        <FormProblem className={s.problem}>{form.problem}</FormProblem>
      </div>
    </Dialog>
  );
}
