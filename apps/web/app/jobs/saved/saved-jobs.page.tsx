import { getSavedJobs } from '@jobblik/contract/jobs/jobs.api';
import { savedPageSize } from '@jobblik/contract/jobs/jobs.rules';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useFocusAfterRemoval } from '../../platform/state/use-focus-after-removal';
import { pageWords, useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-bench.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { pageCount } from '../../ui/layout/pager-window';
import { JobRows } from '../../ui/layout/row';
import s from '../../ui/layout/saved-page.module.css';
import type { Route } from './+types/saved-jobs.page';
import { SavedJobRow } from './saved-job-row';
import { useRemoveSaved } from './use-remove-saved';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'saved-jobs')('title'), hidden: true });
}

const hrefOf = (page: number) => (page === 1 ? '?' : `?side=${page}`);

/** The saved ads of a job seeker, six per page (spec 1§2, 1§9). */
export default function SavedJobsPage() {
  const t = useWords('saved-jobs');
  const [search] = useSearchParams();
  const page = pageOf(search.get('side'));
  const query = useCall(
    getSavedJobs,
    { params: { perPage: savedPageSize, page } },
    { staleTime: 0, keepPrevious: true },
  );
  useLastPage(page, query.isPlaceholderData ? undefined : query.data?.count);
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('title')}</h1>
      <ListStates
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={
          <Empty
            art={drawing}
            title={t('empty')}
            action={
              <ButtonLink kind="filled" to={pathTo('findJob')}>
                {t('find')}
              </ButtonLink>
            }
          >
            {t('empty_text')}
          </Empty>
        }
      >
        {({ jobs, count }) => (
          <>
            <p className={s.lead}>{t('lead')}</p>
            <SavedList jobs={jobs} page={page} />
            <Pager page={page} total={count} pageSize={savedPageSize} sizes={[]} hrefOf={hrefOf} label={t('pages')} />
          </>
        )}
      </ListStates>
    </div>
  );
}

function SavedList({ jobs, page }: { jobs: readonly JobCard[]; page: number }) {
  const t = useWords('saved-jobs');
  const list = useRef<HTMLDivElement>(null);
  const removal = useRemoveSaved(page);
  const beforeRemoval = useFocusAfterRemoval(
    jobs.map(({ id }) => id),
    () => list.current?.querySelectorAll<HTMLAnchorElement>('li h2 a'),
  );

  return (
    <div ref={list} className={s.rows}>
      <JobRows label={t('label')}>
        {jobs.map((job, place) => (
          <SavedJobRow
            key={job.id}
            job={job}
            busy={removal.isBusy(job.id)}
            onRemove={() => {
              beforeRemoval(job.id, place);
              void removal.remove(job.id);
            }}
          />
        ))}
      </JobRows>
    </div>
  );
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** Redirects to the last page if the current one no longer exists because its last ad was removed. */
function useLastPage(page: number, count: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (count === undefined || count === 0) return;
    const last = pageCount(count, savedPageSize);
    if (page > last) void navigate(hrefOf(last), { replace: true, preventScrollReset: true });
  }, [count, page, navigate]);
}
