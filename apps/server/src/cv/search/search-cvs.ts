import type { CvSearch, CvSearchAnswer } from '@jobblik/contract/cv/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { Found } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import type { KeywordHits, Page } from '../../platform/text-index/index.ts';
import { listCandidates } from '../desk/list-candidates.ts';
import type { Viewer } from '../desk/viewer.ts';
import type { CvColumns } from './cv-columns.ts';
import { filterOf, resolveFilters } from './cv-filters.ts';
import { fillers } from './cv-index.ts';
import { type FindableCvs, findableCvs } from './findable-cvs.ts';
import { countHits, hitsOf, type Picked, pickNewest } from './pick-page.ts';
import { wantedWords, whyMatched } from './why-matched.ts';

/**
 * Searches published CVs (spec 2§7): words in the database, all else in memory. The right to search is the caller's to check. A page
 * beyond the last one is empty and costs no more than the first.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function searchCvs(services: Services, viewer: Viewer, search: CvSearch): Promise<CvSearchAnswer> {
  const { env, clock, readDb } = services;
  const context = { today: localDateOf(clock.now()), ageFilters: env.AGE_FILTERS, sampleOnly: viewer.sampleOnly };
  const { filters, distances } = resolveFilters(search, context);
  const memory = findableCvs(readDb);
  await memory.bringUpToDate();
  const found = search.keyword === '' ? undefined : await memory.findKeyword(search.keyword, fillers);
  const columns = found?.hits.columns ?? memory.columns;
  const isHit = filterOf(columns, filters);
  const page = { offset: (search.pageNumber - 1) * search.pagePerSize, limit: search.pagePerSize };
  const { userIds, count } = found
    ? await pickHits(memory, found, { isHit, byScore: search.sort === 'relevance', page })
    : pickNewest(columns, { isHit, count: countOnce(memory, nameOf(search, context), columns, isHit), page });
  const wanted = found && wantedWords(found.query);
  const listed = await listCandidates(services, viewer, userIds, { asIndexed: true });
  return {
    cvs: listed.map(({ candidate, heart, content, cityId }) => ({
      ...candidate,
      heart,
      matched: wanted ? whyMatched(content, wanted) : [],
      distance_km: distances?.get(cityId ?? 0) ?? null,
    })),
    count,
    corrected_keyword: found?.corrected ?? null,
    near_hits: found?.isNear ?? false,
  };
}

/** The same filters have the same name, on whatever page and in whatever order. */
function nameOf({ pageNumber, pagePerSize, sort, ...filters }: CvSearch, context: object): string {
  return JSON.stringify([filters, context]);
}

/** Hits of a keyword: the best first or the newest change first. */
async function pickHits(
  memory: FindableCvs,
  found: Found<KeywordHits<CvColumns>>,
  { isHit, byScore, page }: { isHit: (slot: number) => boolean; byScore: boolean; page: Page },
): Promise<Picked> {
  const { columns } = found.hits;
  const hits = hitsOf(columns, found.hits, isHit);
  const count = hits.count();
  const best = byScore && page.offset < count ? await memory.rank(found, hits) : [];
  const onPage = columns.order.newestAfter(best, hits, page);
  return { userIds: onPage.map((slot) => columns.idOf(slot)), count };
}

/** The number of hits of a filter, from memory as long as no CV has changed: every page asks for it again. */
function countOnce(
  { change, counts }: FindableCvs,
  name: string,
  columns: CvColumns,
  isHit: (slot: number) => boolean,
) {
  const kept = counts.get(name, change);
  if (kept !== undefined) return kept;
  const count = countHits(columns, isHit);
  counts.set(name, change, count, 1);
  return count;
}
