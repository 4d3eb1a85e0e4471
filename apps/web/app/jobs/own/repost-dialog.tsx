import { deadlineProblem, liveUntil, repostOf } from '@jobblik/contract/jobs/jobs.rules';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { type FormEvent, useState } from 'react';
import { formatLongDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { DateField } from '../../ui/forms/when/date-field';
import { Dialog } from '../../ui/overlays/dialog';
import { dateText, parseDate } from '../../ui/text/date-text';
import { lastDayOf, lifeOf } from './my-job-end';
import type { Repost } from './use-repost';

interface RepostDialogProps {
  job: MyJob;
  repost: Repost;
  onClose: () => void;
}

/** Asks for confirmation before the only extension is used, shows the new end, and allows changing the deadline. */
export function RepostDialog({ job, repost, onClose }: RepostDialogProps) {
  const t = useWords('employer-jobs');
  const [now] = useState(() => new Date());
  const today = localDateOf(now);
  const life = lifeOf(job);
  const currentDeadline =
    job.job_deadline_date !== null && job.job_deadline_date >= today ? job.job_deadline_date : null;
  const [typed, setTyped] = useState(dateText(currentDeadline));
  const deadline = parseDate(typed);
  const wrong = deadline === undefined ? 'unreadable' : deadlineProblem(deadline, { before: currentDeadline, today });
  const plan = repostOf(life, { now, deadline: deadline ?? null });
  const before = liveUntil(life);
  const isOk = wrong === null && plan.gains;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOk && !repost.busy) repost.run({ deadline: plan.deadline, lastDay: lastDayOf(plan.until), onDone: onClose });
  };
  return (
    <Dialog
      open
      title={t('repost.title', { title: job.title })}
      onClose={onClose}
      onSubmit={submit}
      unsaved={false}
      footer={
        <>
          <Button onClick={onClose}>{t('repost.cancel')}</Button>
          <Button kind="filled" type="submit" busy={repost.busy} disabled={!isOk}>
            {t('list.repost')}
          </Button>
        </>
      }
    >
      <p>
        {before && before > now
          ? t('repost.shown_until', { when: formatLongDate(lastDayOf(before), now) })
          : t('repost.not_shown')}{' '}
        {t('repost.once')}
      </p>
      {job.job_deadline_date !== null && (
        <DateField
          optional
          label={t('form.deadline')}
          description={t('repost.deadline_hint')}
          value={typed}
          onChange={setTyped}
          error={wrong && t(`repost.${wrong}`)}
          today={today}
          min={today}
          max={`${Number(today.slice(0, 4)) + 2}-12-31`}
        />
      )}
      {wrong === null && (
        <p role="status" className="strong">
          {t(plan.gains ? 'repost.until' : 'repost.nothing', { when: formatLongDate(lastDayOf(plan.until), now) })}
        </p>
      )}
    </Dialog>
  );
}
