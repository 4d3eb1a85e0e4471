import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { formatLongDate, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { DayCurves } from '../../ui/charts/day-curves';
import { lastDays, valuesOn } from './my-job-days';
import { endOf } from './my-job-end';
import s from './my-jobs.module.css';

/** Curves of visits and applications, the other numbers, and the dates of the ad's period. */
export function MyJobDetails({ job, now }: { job: MyJob; now: number }) {
  const t = useWords('employer-jobs');
  const days = lastDays(now);
  const visits = valuesOn(
    days,
    job.job_visit.map((one) => [one.day, one.visits]),
  );
  const applications = valuesOn(
    days,
    job.job_apply_days.map((one) => [one.day, one.applications]),
  );
  const day = (date: string | null) => (date ? formatLongDate(date, now) : t('list.no_date'));
  const end = endOf(job, now);
  const facts = [
    { label: t('list.rejected'), value: formatNumber(job.job_apply_reject_count) },
    { label: t('list.interviews'), value: formatNumber(job.interviews_count) },
    ...(job.is_redirect === 1 ? [{ label: t('list.clicks'), value: formatNumber(job.redirect_clicks) }] : []),
    { label: t('list.created'), value: day(job.created_at) },
    { label: t('list.deadline'), value: day(job.job_deadline_date) },
    { label: t('list.start'), value: day(job.job_start_date) },
    { label: t(end.word), value: formatLongDate(end.at, now) },
    { label: t('list.extended'), value: t(job.increased === 1 ? 'list.extended_yes' : 'list.extended_no') },
  ];
  const label = (kind: 'visits' | 'applications', values: readonly number[]) =>
    t(`list.${kind}_curve`, {
      total: formatNumber(values.reduce((sum, value) => sum + value, 0)),
      most: formatNumber(Math.max(...values)),
    });
  return (
    <div className={s.details}>
      <DayCurves
        level={3}
        days={days}
        period={t('dashboard.period')}
        caption={t('list.numbers', { title: job.title })}
        curves={[
          { name: t('list.visits'), values: visits, label: label('visits', visits) },
          { name: t('list.applications'), values: applications, label: label('applications', applications) },
        ]}
      />
      <dl className={s.facts}>
        {facts.map(({ label: name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
