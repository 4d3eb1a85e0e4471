import type { JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import type { JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import type { Problem } from '@jobblik/contract/kernel/problem';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { useHydrated } from '../../platform/state/use-hydrated';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Failed } from '../../ui/feedback/list-states';
import { Pager } from '../../ui/layout/pager';
import { Segment } from '../../ui/layout/tabs';
import { usePins } from '../compare/pins';
import { FeedLink } from '../feed/feed-link';
import { HitList } from '../hits/hit-list';
import { shownCount } from '../hits/similar-hits';
import { useHitsText } from '../hits/use-hits-text';
import { PreviewPane } from '../preview/preview-pane';
import { usePreview } from '../preview/use-preview';
import { useJobPreview, usePrefetchNext } from '../preview/use-preview-data';
import { usePreviewKeys } from '../preview/use-preview-keys';
import { useRowEvents } from '../preview/use-row-events';
import { useSavedJobs } from '../saved/use-saved-jobs';
import type { FilterNames } from './active-filters';
import s from './find-job.module.css';
import { NoHits } from './no-hits';
import { anchoredAt, type SearchAddress, searchPath, withTypedPlaces } from './search-address';
import type { Alternatives } from './search-alternatives';
import { SearchFilters } from './search-filters';
import { SearchNotes } from './search-notes';
import { SearchActions, SearchToolbar } from './search-toolbar';
import { SearchTop } from './search-top';
import { useSearch } from './use-search';

const FilterSheet = lazyPiece(() => import('./filter-sheet'));
const JobMap = lazyPiece(() => import('../map/job-map'));
const CompareTray = lazyPiece(() => import('../compare/compare-tray'));

interface FindJobProps extends Omit<FilterNames, 'typed' | 'words'> {
  search: SearchAddress;
  answer: JobSearchAnswer;
  /** The ad that is open at first. */
  preview: JobPreview | null;
  /** Suggested changes of a search without hits. */
  alternatives: Alternatives | null;
  /** Why the search in the address failed; the last answer stays on screen. */
  failure: Problem | undefined;
}

/** The search: its bar and filters, the hits, and the open ad beside them. */
export function FindJob({
  search,
  answer,
  categories,
  near,
  locations,
  preview: loaded,
  alternatives,
  failure,
}: FindJobProps) {
  const t = useWords('jobs');
  const previewWords = useWords('find-job');
  const saved = useSavedJobs();
  const { pins, toggle: compare } = usePins();
  const revalidator = useRevalidator();
  const [isFiltering, setFiltering] = useState(false);
  const [trayHeight, setTrayHeight] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // The map is drawn in the browser only.
  const isHydrated = useHydrated();
  const { change, onKeyword, onPlace, busy, current } = useSearch(failure ? null : search);
  const { jobs } = answer;
  const count = shownCount(answer);
  const hitsText = useHitsText(answer);
  const anchored = anchoredAt(
    search,
    jobs.map(({ id }) => id),
  );
  const preview = usePreview({ search: current, jobs, count });
  const query = useJobPreview(preview.shownId, near?.value, loaded);
  usePrefetchNext(jobs, preview.shownId, near?.value);
  const card = jobs.find(({ id }) => id === preview.shownId);
  const { shortcuts, announced } = usePreviewKeys({
    preview,
    shown: card ?? (query.data?.id === preview.shownId ? query.data : undefined),
    list,
    onSave: saved.toggle,
    onCompare: ({ id }) => compare(id),
  });
  const rowEvents = useRowEvents(preview);
  const isAnswered = current.keyword === search.keyword && current.wordsOnly === search.wordsOnly;
  const { words } = answer;
  const names = { categories, near, locations, typed: isAnswered ? answer.typed_places : [], words };
  const understood = withTypedPlaces(search, answer);
  const hasMap = current.map && !preview.isOpen && count > 0 && !failure;
  const hasPane = !failure && (jobs.length > 0 || preview.isOpen);
  return (
    <div data-wide="" style={{ '--tray': `${pins.length > 0 ? trayHeight : 0}px` } as CSSProperties}>
      <SearchTop search={search} near={near} locations={locations} target={{ onKeyword, onPlace }} />
      <SearchToolbar
        search={search}
        current={current}
        answer={answer}
        names={names}
        busy={busy}
        onFilters={() => setFiltering(true)}
        views={
          <Segment
            label={previewWords('map.view')}
            value={current.map ? 'map' : 'list'}
            items={[
              { value: 'list', label: previewWords('map.list'), to: searchPath({ ...current, map: false }) },
              { value: 'map', label: previewWords('map.map'), to: searchPath({ ...current, map: true }) },
            ]}
          />
        }
      />
      <SearchNotes search={search} answer={answer} />
      <div className={classes(s.columns, !hasMap && (!hasPane || preview.isClosed) && s.whole)}>
        <section aria-labelledby="hits" aria-busy={busy} className={classes(s.list, busy && s.busy)}>
          {failure ? (
            <Failed error={failure} onRetry={() => void revalidator.revalidate()}>
              {t('search.failed')}
            </Failed>
          ) : jobs.length > 0 ? (
            <div ref={list} className={classes(s.rows, !preview.isOpen && s.unopened)} {...rowEvents}>
              <HitList answer={answer} saved={saved} markedId={preview.markedId} pins={pins} />
            </div>
          ) : (
            <NoHits search={understood} alternatives={alternatives} />
          )}
          {!failure && (
            <div className={s.phoneActions}>
              <SearchActions
                search={search}
                understood={understood}
                keyword={answer.corrected_keyword ?? understood.keyword}
                hasHits={jobs.length > 0}
              />
            </div>
          )}
          {!failure && (
            <div className={s.pager}>
              <Pager
                page={search.page}
                total={count}
                pageSize={search.size}
                {...(answer.similar_count > 0 && { of: hitsText.both })}
                hrefOf={(page, size) => searchPath({ ...(size === search.size ? anchored : search), page, size })}
              />
            </div>
          )}
          {!failure && <FeedLink search={search} />}
        </section>
        {hasMap && (
          <Suspense fallback={null}>
            {isHydrated && (
              <JobMap search={current} lit={(preview.markedId && card?.location.map(({ zip }) => zip)) || []} />
            )}
          </Suspense>
        )}
        {hasPane && !hasMap && (
          <PreviewPane
            preview={preview}
            card={card}
            query={query}
            count={count}
            isPinned={preview.shownId !== undefined && pins.includes(preview.shownId)}
            onCompare={({ id }) => compare(id)}
            isSaved={preview.shownId !== undefined && saved.isSaved(preview.shownId)}
            onSave={saved.toggle}
            shortcuts={shortcuts}
          />
        )}
      </div>
      <p className="hidden-visually" role="status">
        {announced &&
          announced.id === preview.shownId &&
          previewWords('preview.announcement', {
            title: announced.title,
            position: formatNumber(preview.position),
            total: formatNumber(count),
          })}
      </p>
      <noscript>
        <div className={`wrap-work ${s.plain}`}>
          <SearchFilters
            plain
            search={current}
            facets={answer.facets}
            categories={categories}
            near={near}
            onChange={change}
          />
        </div>
      </noscript>
      {pins.length > 0 && (
        <Suspense fallback={null}>
          <CompareTray jobs={jobs} postcode={near?.value} onHeight={setTrayHeight} />
        </Suspense>
      )}
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterSheet
            search={current}
            facets={answer.facets}
            names={names}
            onChange={change}
            showHits={t('search.show_hits', { hits: hitsText.both })}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
