import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft, IconExternalLink, IconSearch } from '@tabler/icons-react';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { IconButton } from '../../ui/forms/button';
import { Tabs } from '../../ui/layout/tabs';
import { Written } from '../../ui/text/written';
import s from './inbox.module.css';
import { type InboxAddress, stateNames } from './list/address';
import { ApplicantFilters, SortApplicants } from './list/applicants-filters';
import { FilterChips } from './list/filter-chips';
import type { InboxModel } from './use-inbox';

interface InboxHeaderProps {
  job: { id: number; seo: string; title: string; job_visit_count: number; job_deadline_date: string | null };
  /** Where the page was opened from (spec 2§2). */
  fromDashboard: boolean;
  inbox: InboxModel;
}

/** One row: the link back, the ad, the states with all applications counted, filters and order. */
export function InboxHeader({ job, fromDashboard, inbox }: InboxHeaderProps) {
  const t = useWords('applications');
  const { state, dispatch, hrefOf } = inbox;
  const { address } = inbox.view;
  const { whole, count, isNarrowed } = inbox.shown;
  const filter = (part: Partial<InboxAddress>) =>
    dispatch({ type: 'address', part: { application: 0, ...part }, replace: true });
  const openFilters = (isOpen: boolean) => dispatch({ type: 'filters', isOpen });
  return (
    <div className={s.header}>
      <InboxTitle job={job} fromDashboard={fromDashboard}>
        <IconButton icon={IconSearch} label={t('list.search')} className={s.search} onClick={() => openFilters(true)} />
      </InboxTitle>
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
        <ApplicantFilters address={address} onChange={filter} open={state.areFiltersOpen} onOpen={openFilters} />
        <FilterChips address={address} onChange={filter} />
        {isNarrowed && count !== undefined && whole && (
          <span className={s.filtered}>{t('list.of_whole', { count, whole: whole[address.state] })}</span>
        )}
        <SortApplicants sort={address.sort} hrefOf={(sort) => hrefOf({ sort, application: 0 })} />
      </div>
    </div>
  );
}

interface InboxTitleProps extends Pick<InboxHeaderProps, 'job' | 'fromDashboard'> {
  children?: React.ReactNode;
}

/** The link back, and the ad with its name as a link. */
export function InboxTitle({ job, fromDashboard, children }: InboxTitleProps) {
  const t = useWords('applications');
  const { now } = usePageSettings();
  const deadline = job.job_deadline_date
    ? t('list.deadline_on', { date: formatDate(job.job_deadline_date, now) })
    : t('list.no_deadline');
  return (
    <header className={s.title}>
      <Link
        className={s.back}
        to={fromDashboard ? pathTo('dashboard', { area: 'virksomhed' }) : pathTo('ownAds')}
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
          <a href={pathTo('job', { job_id: job.id, job_seo: job.seo })} target="_blank" rel="noopener">
            <span>{t('list.see_job')}</span>
            <Icon of={IconExternalLink} size={14} />
          </a>
        </p>
      </div>
      {children}
    </header>
  );
}
