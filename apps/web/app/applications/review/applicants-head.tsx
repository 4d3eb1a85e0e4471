import { IconChevronLeft, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import s from './applicants.module.css';

interface ApplicantsHeadProps {
  job: {
    id: number;
    seo: string;
    title: string;
    job_apply_count: number;
    job_visit_count: number;
    job_visit_days: readonly number[];
    interviews_count: number;
    job_deadline_date: string | null;
  };
  /** Where the page was opened from (spec 2§2). */
  fromDashboard: boolean;
}

/** The ad, its numbers, and the way back. */
export function ApplicantsHead({ job, fromDashboard }: ApplicantsHeadProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const figures: { label: string; value: ReactNode }[] = [
    {
      label: t('list.visits'),
      value: (
        <>
          {formatNumber(job.job_visit_count)} <VisitBars days={job.job_visit_days} />
        </>
      ),
    },
    { label: t('list.title'), value: formatNumber(job.job_apply_count) },
    { label: t('list.interviews'), value: formatNumber(job.interviews_count) },
    {
      label: t('list.deadline'),
      value: job.job_deadline_date ? formatDate(job.job_deadline_date, now) : t('list.no_deadline'),
    },
  ];
  return (
    <header className={s.head}>
      <ButtonLink
        kind="text"
        size="small"
        icon={IconChevronLeft}
        to={fromDashboard ? '/virksomhed/dashboard' : '/virksomhed/job/liste'}
      >
        {fromDashboard ? t('list.back_dashboard') : t('list.back_jobs')}
      </ButtonLink>
      <h1 title={job.title}>{job.title}</h1>
      <dl className={s.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        kind="text"
        size="small"
        iconAfter={IconExternalLink}
        newWindow
        className={s.seeJob}
        to={`/job/${job.id}/${job.seo}`}
      >
        {t('list.see_job')}
      </ButtonLink>
    </header>
  );
}

const barWidth = 6;
const barGap = 2;
const barHeight = 16;

/** Visits of the last fortnight as bars; the last two days stand out. The number beside them is the total. */
function VisitBars({ days }: { days: readonly number[] }) {
  const most = Math.max(...days);
  if (most <= 0) return null;
  const width = days.length * (barWidth + barGap) - barGap;
  return (
    <svg className={s.bars} width={width} height={barHeight} aria-hidden="true">
      {days.map((visits, at) => {
        const height = Math.max(2, Math.round((visits / most) * barHeight));
        const x = at * (barWidth + barGap);
        return (
          <rect
            key={x}
            x={x}
            y={barHeight - height}
            width={barWidth}
            height={height}
            rx={1.5}
            className={at >= days.length - 2 ? s.barNow : undefined}
          />
        );
      })}
    </svg>
  );
}
