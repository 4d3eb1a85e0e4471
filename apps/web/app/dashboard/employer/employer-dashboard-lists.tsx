import type { DashboardApplication } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Eye } from '../../ui/brand/eye';
import { Icon } from '../../ui/brand/icon';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import s from './employer-dashboard.module.css';

/** Reject status of an application that is labelled 'Afslag' (spec 2§2). */
const rejected = 1;

/** Few enough to be read quickly. */
const most = 6;

/** The newest applications by state; each links to itself in the list of its ad. */
export function DashboardApplications({ applications }: { applications: readonly DashboardApplication[] }) {
  const t = useWords('employer-jobs');
  const shown = applications.slice(0, most);
  const groups = [
    { name: t('dashboard.in_progress'), list: shown.filter(({ status }) => status !== rejected) },
    { name: t('dashboard.rejected'), list: shown.filter(({ status }) => status === rejected) },
  ];
  return (
    <Section work title={t('dashboard.applications')}>
      {groups.map(
        ({ name, list }) =>
          list.length > 0 && (
            <div key={name} className={s.group}>
              <h3>{name}</h3>
              <ul className={s.rows} aria-label={name}>
                {list.map((one) => (
                  <ApplicationRow key={one.id} application={one} />
                ))}
              </ul>
            </div>
          ),
      )}
    </Section>
  );
}

function ApplicationRow({ application: one }: { application: DashboardApplication }) {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  return (
    <DashboardRow
      to={`${detailPath(one.job_id)}?application=${one.id}`}
      mark={<Avatar name={one.name} src={one.avatar} size={36} />}
      title={one.name}
      meta={
        <>
          <Written>{one.job_title}</Written>
          {'\u00a0·'}{' '}
          <span className="nowrap">{formatMoment(one.created_at, Math.max(now, Date.parse(one.created_at)))}</span>
        </>
      }
    >
      {one.status !== rejected && (
        <span className={s.seenState}>
          <Eye look={one.is_seen ? 'open' : 'new'} />
          {t(one.is_seen ? 'dashboard.opened' : 'dashboard.new')}
        </span>
      )}
    </DashboardRow>
  );
}

interface DashboardRowProps {
  /** Absent if the row has no link. */
  to?: string | undefined;
  mark?: ReactNode;
  title: string;
  meta: ReactNode;
  children?: ReactNode;
}

/** A row of the dashboard's lists; the whole row is a link. */
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
        <span className={s.icon}>
          <Icon of={IconChevronRight} size={18} />
        </span>
      )}
    </li>
  );
}

function detailPath(jobId: number): string {
  return pathTo('applicants', { job_id: jobId, page_from: 'dashboard' });
}
