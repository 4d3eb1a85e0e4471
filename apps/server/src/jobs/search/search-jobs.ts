import { keywordOf, sortOf, sortType } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobSearch, JobSearchAnswer } from '@jobblik/contract/jobs/job-search.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { categoryTree } from '../../lookups/index.ts';
import type { Found } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import type { KeywordHits } from '../../platform/text-index/index.ts';
import { listCards } from '../list-cards.ts';
import { countFound, countLive } from './count-live.ts';
import { findableJobs } from './findable-jobs.ts';
import type { JobColumns } from './job-columns.ts';
import { stopWords } from './job-index.ts';
import { orderHits } from './order-hits.ts';
import { resolveFilters } from './search-filters.ts';
import type { CategoryTree } from './tally.ts';

/**
 * Searches live ads (spec 1§9): words in the database, all else in memory. Counts are exact unless the answer says so.
 * A page beyond the last one is empty and costs no more than the first.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function searchJobs(services: Services, who: Principal, search: JobSearch): Promise<JobSearchAnswer> {
  const now = services.clock.now();
  const { filters, unknownPlaces, distances } = resolveFilters(search, now);
  const memory = findableJobs(services.readDb);
  await memory.bringUpToDate();
  const keyword = keywordOf(search.keyword);
  const sort = sortOf({ sort: search.sort_type, hasKeyword: keyword !== '' });
  if (sort === sortType.popular) await memory.bringVisitsUpToDate();
  const { change } = memory;
  const found = keyword === '' ? undefined : await memory.findKeyword(keyword, stopWords);
  const columns = found?.hits.columns ?? memory.columns;
  const asked = { filters, tree: tree(), now };
  const { hits, count, facets } = found
    ? countFound(memory, { keyword, hits: found.hits, change }, asked)
    : countLive(memory, asked);
  const page = { offset: (search.pageNumber - 1) * search.pagePerSize, limit: search.pagePerSize };
  const isRanked = found && sort === sortType.relevance && page.offset < count;
  const best = isRanked ? await memory.rank(found, hits) : [];
  const ids = orderHits(columns, hits, { sort, best, page }).map((slot) => columns.idOf(slot));
  return {
    jobs: await listCards(services, who, ids, distances),
    count,
    facets,
    ...said(found),
    unknown_locations: unknownPlaces,
  };
}

function said(found: Found<KeywordHits<JobColumns>> | undefined) {
  return {
    corrected_keyword: found?.corrected ?? null,
    near_hits: found?.isNear ?? false,
  };
}

let loaded: CategoryTree | undefined;

/** The category tree as counting needs it. */
export function tree(): CategoryTree {
  loaded ??= readTree();
  return loaded;
}

function readTree(): CategoryTree {
  const ids = categoryTree().flatMap((main) => [main.id, ...main.children.map((child) => child.id)]);
  const size = Math.max(0, ...ids) + 1;
  const mains = new Uint16Array(size);
  for (const main of categoryTree()) for (const node of [main, ...main.children]) mains[node.id] = main.id;
  return { size, ids: () => ids, mainOf: (id) => mains[id] ?? 0 };
}
