import { searchJobCondition } from '@jobblik/contract/jobs/jobs.api';
import { userType } from '@jobblik/contract/kernel/session';
import { getAllCategories } from '@jobblik/contract/lookups/lookups.api';
import { IconAdjustmentsHorizontal, IconBell, IconShare2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { serverApi } from '../../platform/api/server-api';
import { seo } from '../../platform/seo';
import { useSession } from '../../platform/session/session';
import { useCopy } from '../../platform/state/use-copy';
import { formatNumber } from '../../platform/words/format';
import { pageWords, useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Pager } from '../../ui/layout/pager';
import { pageCount } from '../../ui/layout/pager-window';
import { JobRows } from '../../ui/layout/row';
import page from '../../ui/layout/search-page.module.css';
import { Segment } from '../../ui/layout/tabs';
import { useSavedJobs } from '../saved/use-saved-jobs';
import type { Route } from './+types/find-job.page';
import { ActiveFilters } from './active-filters';
import { cacheLastAnswer } from './cache-last-answer';
import s from './find-job.module.css';
import { JobListRow } from './job-list-row';
import {
  activeFilters,
  agentPath,
  indexedSearch,
  orderOf,
  readSearch,
  searchFilters,
  searchPath,
  sortChoices,
  withoutCircle,
} from './search-address';
import { SearchFilters } from './search-filters';
import { SearchHead } from './search-head';
import { nameLocations, namePostcode } from './search-places';
import { SearchTop } from './search-top';
import { useSearch } from './use-search';

const FilterSheet = lazyPiece(() => import('./filter-sheet'));

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const requested = readSearch(new URL(request.url).searchParams);
  const near = await namePostcode(api, requested.postcode);
  const search = near ? requested : withoutCircle(requested);
  const [answer, tree, locations] = await Promise.all([
    api.call(searchJobCondition, { body: searchFilters(search) }),
    api.call(getAllCategories),
    nameLocations(api, search.location),
  ]);
  if (answer.jobs.length === 0 && answer.count > 0) {
    throw redirect(searchPath({ ...search, page: pageCount(answer.count, search.size) }));
  }
  const mains = tree.map(({ children: _, ...main }) => main);
  const chosen = tree.flatMap(({ children }) => children).filter(({ seo: name }) => search.category.includes(name));
  return { search, answer, categories: [...mains, ...chosen], near, locations, publicUrl: api.publicUrl };
}

export const clientLoader = cacheLastAnswer<Awaited<ReturnType<typeof loader>>>();

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'jobs');
  const search = loaderData?.search;
  const title = search?.keyword ? t('search.title_keyword', { keyword: search.keyword }) : t('search.title');
  return seo(matches, {
    title,
    description: t('search.description'),
    keywords: t('search.keywords'),
    ...(loaderData ? indexedSearch(loaderData.search, loaderData.answer) : { path: '/find/job' }),
  });
}

export default function FindJobPage({ loaderData }: Route.ComponentProps) {
  const { search, answer, categories, near, locations, publicUrl } = loaderData;
  const failure = 'failure' in loaderData ? loaderData.failure : undefined;
  const t = useWords('jobs');
  const ui = useWords('ui');
  const saved = useSavedJobs();
  const session = useSession();
  const { copy, state } = useCopy();
  const revalidator = useRevalidator();
  const [open, setOpen] = useState(false);
  const { change, onKeyword, onPlace, busy, current } = useSearch(failure ? null : search);
  const filters = activeFilters(current);
  const filterProps = { search: current, facets: answer.facets, categories, near, onChange: change };
  return (
    <>
      <SearchTop search={search} near={near} locations={locations} target={{ onKeyword, onPlace }} />
      <div className={`wrap ${page.columns}`}>
        <div className={classes(page.filters, s.filters)}>
          <SearchFilters {...filterProps} />
        </div>
        <section aria-labelledby="hits" aria-busy={busy} className={busy ? page.busy : page.hits}>
          <SearchHead search={search} answer={answer} near={near} locations={locations} busy={busy} />
          <div className={s.chips}>
            <Button className={s.openFilters} icon={IconAdjustmentsHorizontal} onClick={() => setOpen(true)}>
              {filters > 0 ? t('search.open_filters_count', { count: filters }) : t('search.filters')}
            </Button>
            <ActiveFilters search={current} categories={categories} near={near} locations={locations} />
          </div>
          <div className={s.bar}>
            <Segment
              label={t('search.sort')}
              value={String(orderOf(current))}
              items={sortChoices(current).map((sort) => ({
                value: String(sort),
                label: t(`search.sort_${sort}`),
                to: searchPath({ ...current, sort, page: 1 }),
              }))}
            />
            {session?.ttl !== userType.employer && (
              <ButtonLink
                className={s.agent}
                icon={IconBell}
                to={agentPath({ ...search, keyword: answer.corrected_keyword ?? search.keyword })}
              >
                {t('search.agent')}
              </ButtonLink>
            )}
            <Button className={s.share} icon={IconShare2} onClick={() => copy(publicUrl + searchPath(search))}>
              <span aria-live="polite" className={state === 'idle' ? s.shareWord : undefined}>
                {state === 'idle' ? t('search.share') : ui(state === 'copied' ? 'share.copied' : 'share.failed')}
              </span>
            </Button>
          </div>
          {failure ? (
            <Failed error={failure} onRetry={() => void revalidator.revalidate()}>
              {t('search.failed')}
            </Failed>
          ) : answer.jobs.length > 0 ? (
            <JobRows label={t('search.hits')}>
              {answer.jobs.map((job) => (
                <JobListRow key={job.id} job={job} saved={saved} shape="wide" level={2} from={near?.value} />
              ))}
            </JobRows>
          ) : (
            <Empty
              title={t('search.empty')}
              action={<ButtonLink to="/find/job">{t('search.empty_action')}</ButtonLink>}
            >
              {t('search.empty_text')}
            </Empty>
          )}
          {!failure && (
            <Pager
              page={search.page}
              total={answer.count}
              pageSize={search.size}
              hrefOf={(page, size) => searchPath({ ...search, page, size })}
            />
          )}
        </section>
      </div>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            {...filterProps}
            showHits={t('search.show_hits', { count: answer.count, total: formatNumber(answer.count) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
