import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { formatDate, formatLongDate, formatNumber } from '../platform/format';
import { useWords } from '../platform/i18n';
import { Sparkline } from '../ui/sparkline';
import { curveDays, visitsByDay } from './my-job-days';
import s from './my-jobs.module.css';

/** Visits drawn, the other numbers, and the dates that decide how long an ad is shown. */
export function MyJobDetails({ job, now }: { job: MyJob; now: number }) {
  const t = useWords('employer-jobs');
  const days = visitsByDay(job.job_visit, now);
  const recent = days.reduce((sum, visits) => sum + visits, 0);
  const firstDay = now - (curveDays - 1) * 86_400_000;
  const day = (date: string | null) => (date ? formatLongDate(date, now) : t('list.no_date'));
  const isOver = Date.parse(job.end_date) <= now;
  const facts = [
    { label: t('list.rejected'), value: formatNumber(job.job_apply_reject_count) },
    { label: t('list.interviews'), value: formatNumber(job.interviews_count) },
    ...(job.is_redirect === 1 ? [{ label: t('list.clicks'), value: formatNumber(job.redirect_clicks) }] : []),
    { label: t('list.created'), value: day(job.created_at) },
    { label: t('list.deadline'), value: day(job.job_deadline_date) },
    { label: t('list.start'), value: day(job.job_start_date) },
    { label: t(isOver ? 'list.ended' : 'list.ends'), value: day(job.end_date) },
    { label: t('list.extended'), value: t(job.increased === 1 ? 'list.extended_yes' : 'list.extended_no') },
  ];
  return (
    <div className={s.details}>
      <div>
        <p className={s.curveHead}>
          <b>{formatNumber(recent)}</b> {t('list.recent_visits', { count: recent })}
        </p>
        <Sparkline
          values={days}
          label={t('list.curve', { count: recent, most: Math.max(...days) })}
          from={formatDate(firstDay, now)}
          to={formatDate(now, now)}
        />
      </div>
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
