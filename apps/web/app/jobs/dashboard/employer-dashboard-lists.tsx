import type { DashboardApplication, MyJob } from '@jobblik/contract/jobs/jobs.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUnread } from '../../notices';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatMoment, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Badge } from '../../ui/feedback/badge';
import { Avatar } from '../../ui/media/picture';
import { lastShownDay } from '../own/my-job-end';
import { MyJobState } from '../own/my-job-state';
import s from './employer-dashboard.module.css';

/** Reject status of an application that is labelled 'Afslag' (spec 2§2). */
const rejected = 1;

/** The newest ads; each opens its applications. */
export function DashboardJobs({ jobs }: { jobs: readonly MyJob[] }) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const unread = useUnread()?.unread_apply_cnt_arr;
  return (
    <ul className={s.rows}>
      {jobs.map((job) => {
        const unreadCount = unread?.[job.id] ?? job.unread_apply_count;
        const meta = [
          job.location[0] && placeLabel(job.location[0]),
          t('dashboard.job_visits', { count: job.job_visit_count, total: formatNumber(job.job_visit_count) }),
          t('dashboard.job_applications', { count: job.job_apply_count }),
          job.state === 'live' && t('dashboard.job_ends', { date: formatDate(lastShownDay(job), now) }),
        ];
        return (
          <DashboardRow key={job.id} to={detailPath(job.id)} title={job.title} meta={meta.filter(Boolean).join(' · ')}>
            {unreadCount > 0 ? (
              <Badge tone="info">{t('list.unread', { count: unreadCount })}</Badge>
            ) : (
              job.state !== 'live' && <MyJobState state={job.state} waitsForEmail={job.waits_for_email} />
            )}
          </DashboardRow>
        );
      })}
    </ul>
  );
}

/** The newest applications; each opens itself among those of its ad. */
export function DashboardApplications({ applications }: { applications: readonly DashboardApplication[] }) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  return (
    <ul className={s.rows}>
      {applications.map((one) => (
        <DashboardRow
          key={one.id}
          to={`${detailPath(one.job_id)}?application=${one.id}`}
          mark={<Avatar name={one.name} src={one.avatar} size={36} />}
          title={one.name}
          meta={`${one.job_title} · ${formatMoment(one.created_at, now)}`}
        >
          {!one.is_seen && <Badge tone="info">{t('dashboard.new')}</Badge>}
          {one.status === rejected ? (
            <Badge icon={IconX}>{t('dashboard.rejected')}</Badge>
          ) : (
            <Badge>{t('dashboard.in_progress')}</Badge>
          )}
        </DashboardRow>
      ))}
    </ul>
  );
}

interface DashboardRowProps {
  /** Nothing where the row leads nowhere. */
  to?: string | undefined;
  mark?: ReactNode;
  title: string;
  meta: string;
  children?: ReactNode;
}

/** A line of the dashboard's lists; all of it leads there. */
export function DashboardRow({ to, mark, title, meta, children }: DashboardRowProps) {
  return (
    <li className={s.row}>
      {mark && <span className={s.mark}>{mark}</span>}
      <div className={s.text}>
        {to ? (
          <Link className="covers-row" to={to}>
            {title}
          </Link>
        ) : (
          <span className="strong">{title}</span>
        )}
        <p>{meta}</p>
      </div>
      <div className={s.badges}>{children}</div>
      {to && (
        <span className={s.sign}>
          <Icon of={IconChevronRight} size={18} />
        </span>
      )}
    </li>
  );
}

function detailPath(jobId: number): string {
  return `/virksomhed/job/detalje/${jobId}/dashboard`;
}
