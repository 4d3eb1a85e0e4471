import { reportOptionIds } from '@jobblik/contract/jobs/job-choices.rules';
import { createReportJobAd } from '@jobblik/contract/jobs/jobs.api';
import { useState } from 'react';
import { useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Check, ChoiceGroup } from '../../ui/forms/choice';
import { TextArea } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from './job.module.css';

/** Reports an ad to the operator: at least one reason, then an explanation (spec 1§4, §5). */
export default function ReportDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const t = useWords('jobs');
  const problemText = useProblemText();
  const send = useSend(createReportJobAd);
  const [chosen, setChosen] = useState<number[]>([]);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (chosen.length === 0 || text.trim() === '') return;
    send.mutate(
      {
        body: {
          job_id: jobId,
          report: text,
          report_options: reportOptionIds.map((id) => ({ id, status: chosen.includes(id) ? 1 : 0 })),
        },
      },
      {
        onSuccess: () => {
          toast(t('report.sent'));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      title={t('report.title')}
      width={480}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button kind="filled" type="submit" busy={send.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className={s.report}>
        <p>{t('report.text')}</p>
        <ChoiceGroup label={t('report.options')} error={tried && chosen.length === 0 && t('report.choose')}>
          {reportOptionIds.map((id) => (
            <Check
              key={id}
              label={t(`report.option_${id}`)}
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </ChoiceGroup>
        {chosen.length > 0 && (
          <TextArea
            label={t('report.explain')}
            description={t('report.explain_hint')}
            rows={4}
            max={2000}
            value={text}
            error={tried && text.trim() === '' && t('report.explain_missing')}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        {send.isError && (
          <p role="alert" className={s.problem}>
            {problemText(send.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
