import { sortOf, sortType } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobSearch, JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { listCards } from '../list-cards.ts';
import { jobIndex } from './job-index.ts';
import { logEmptySearch } from './log-empty-search.ts';
import { readPage } from './page-after.rules.ts';
import { readTypedPlaces } from './read-typed-places.ts';
import { facetsOf, resolveFilters } from './search-filters.ts';

const orders: Readonly<Record<number, 'newest' | 'relevance' | 'deadline' | 'popular'>> = {
  [sortType.newest]: 'newest',
  [sortType.relevance]: 'relevance',
  [sortType.deadline]: 'deadline',
  [sortType.popular]: 'popular',
};

/**
 * Searches live ads (spec 1§9). Counts are exact. A page beyond the last one is empty and costs no more than the first.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function searchJobs(services: Services, who: Principal, query: JobSearch): Promise<JobSearchAnswer> {
  const now = services.clock.now();
  const { search, typedPlaces, ...state } = await readTypedPlaces(services, query, now);
  const { filters, unknownPlaces, distances } = resolveFilters(search, now);
  const { keyword } = search;
  const sort = sortOf({ sort: search.sort_type, hasKeyword: keyword !== '' });
  const part = readPage(search);
  const found = await jobIndex.search(services, {
    keyword,
    similar: search.similar ? services.env.SEARCH_WIDENING : [],
    filters,
    order: orders[sort] ?? 'newest',
    page: part,
    now,
    ...state,
  });
  const { similarCount, similar, elsewhere, facets, corrected, isNear } = found;
  const { ids, shift } = part.cut(found.ids);
  const isShown = new Set(ids);
  const count = found.count - shift;
  // Only screens request similar ads; other requests are not searches of people.
  const isEmpty = count === 0 && [...similar.values()].every(({ kind }) => kind === 'some');
  if (search.similar && search.pageNumber === 1 && isEmpty) await logEmptySearch(services, query);
  return {
    jobs: await listCards(services, who, ids, distances),
    count,
    similar_count: similarCount,
    similar: [...similar].filter(([id]) => isShown.has(id)).map(([id, { kind, name }]) => ({ id, reason: kind, name })),
    found_in: [...elsewhere].filter(([id]) => isShown.has(id)).map(([id, where]) => ({ id, where })),
    facets: facetsOf(facets),
    corrected_keyword: corrected,
    near_hits: isNear,
    typed_places: typedPlaces,
    words: keyword,
    unknown_locations: unknownPlaces,
  };
}
