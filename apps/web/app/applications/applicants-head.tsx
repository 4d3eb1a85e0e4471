import { IconChevronLeft, IconExternalLink } from '@tabler/icons-react';
import { formatDate } from '../platform/format';
import { useWords } from '../platform/i18n';
import { usePageSettings } from '../platform/page-settings';
import { ButtonLink } from '../ui/button';
import s from './applicants.module.css';

interface ApplicantsHeadProps {
  job: {
    id: number;
    seo: string;
    title: string;
    job_apply_count: number;
    job_deadline_date: string | null;
    job_apply: readonly { is_seen: boolean }[];
  };
  /** Where the page was opened from (spec 2§2). */
  fromDashboard: boolean;
}

/** The ad, its numbers, and the way back. */
export function ApplicantsHead({ job, fromDashboard }: ApplicantsHeadProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const figures = [
    { label: t('list.title'), value: job.job_apply_count },
    { label: t('list.unseen_many'), value: job.job_apply.filter(({ is_seen }) => !is_seen).length },
    {
      label: t('list.deadline'),
      value: job.job_deadline_date ? formatDate(job.job_deadline_date, now) : t('list.no_deadline'),
    },
  ];
  return (
    <header className={s.head}>
      <div className={s.back}>
        <ButtonLink
          kind="text"
          size="small"
          icon={IconChevronLeft}
          to={fromDashboard ? '/virksomhed/dashboard' : '/virksomhed/job/liste'}
        >
          {fromDashboard ? t('list.back_dashboard') : t('list.back_jobs')}
        </ButtonLink>
        <ButtonLink kind="text" size="small" iconAfter={IconExternalLink} newWindow to={`/job/${job.id}/${job.seo}`}>
          {t('list.see_job')}
        </ButtonLink>
      </div>
      <h1>{job.title}</h1>
      <dl className={s.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
