import { IconChevronLeft, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { Link } from '../../../platform/link';
import { usePageSettings } from '../../../platform/page-settings';
import { formatDate } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { IconButton } from '../../../ui/forms/button';
import { Tabs } from '../../../ui/layout/tabs';
import { Written } from '../../../ui/text/written';
import { stateNames } from '../list/applicants-address';
import { ApplicantFilters, SortApplicants } from '../list/applicants-filters';
import { FilterChips } from '../list/filter-chips';
import s from './room.module.css';
import type { Room } from './use-room';

interface RoomHeaderProps {
  job: { id: number; seo: string; title: string; job_visit_count: number; job_deadline_date: string | null };
  /** Where the page was opened from (spec 2§2). */
  fromDashboard: boolean;
  room: Room;
  filters: boolean;
  onFilters: (open: boolean) => void;
  /** "31 af 42" with a filter, else empty. */
  text: string;
}

/** One row: the link back, the ad, the states with the whole pile counted, filters and order. */
export function RoomHeader({ job, fromDashboard, room, filters, onFilters, text }: RoomHeaderProps) {
  const t = useWords('applications');
  const { address, change, whole, hrefOf } = room;
  return (
    <div className={s.header}>
      <RoomTitle job={job} fromDashboard={fromDashboard}>
        <IconButton icon={IconSearch} label={t('list.search')} className={s.search} onClick={() => onFilters(true)} />
      </RoomTitle>
      <div className={s.states}>
        <Tabs
          label={t('list.states')}
          value={address.state}
          items={stateNames.map((name) => ({
            value: name,
            label: t(`list.tab_${name}`),
            count: whole?.[name],
            to: hrefOf({ state: name, application: 0 }),
          }))}
        />
      </div>
      <div className={s.tools}>
        <ApplicantFilters
          address={address}
          onChange={(part) => change({ application: 0, ...part }, true)}
          open={filters}
          onOpen={onFilters}
        />
        <FilterChips address={address} onChange={(part) => change({ application: 0, ...part }, true)} />
        {text && <span className={s.filtered}>{text}</span>}
        <SortApplicants sort={address.sort} hrefOf={(sort) => hrefOf({ sort, application: 0 })} />
      </div>
    </div>
  );
}

interface RoomTitleProps extends Pick<RoomHeaderProps, 'job' | 'fromDashboard'> {
  children?: React.ReactNode;
}

/** The link back, and the ad with its name as a link. */
export function RoomTitle({ job, fromDashboard, children }: RoomTitleProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const deadline = job.job_deadline_date
    ? t('list.deadline_on', { date: formatDate(job.job_deadline_date, now) })
    : t('list.no_deadline');
  return (
    <header className={s.title}>
      <Link
        className={s.back}
        to={fromDashboard ? '/virksomhed/dashboard' : '/virksomhed/job/liste'}
        aria-label={t(fromDashboard ? 'list.back_dashboard' : 'list.back_jobs')}
      >
        <Icon of={IconChevronLeft} />
      </Link>
      <div>
        <h1 title={job.title}>
          <Written>{job.title}</Written>
        </h1>
        <p>
          {deadline} · {t('list.visits_of', { count: job.job_visit_count })} ·{' '}
          <a href={encodeURI(`/job/${job.id}/${job.seo}`)} target="_blank" rel="noopener">
            <span>{t('list.see_job')}</span>
            <Icon of={IconExternalLink} size={14} />
          </a>
        </p>
      </div>
      {children}
    </header>
  );
}
