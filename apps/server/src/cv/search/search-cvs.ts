import type { CvSearch, CvSearchAnswer } from '@jobblik/contract/cv/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { anyOf, type Found, termsOf } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import type { KeywordHits } from '../../platform/text-index/index.ts';
import { listCandidates } from '../desk/list-candidates.ts';
import type { Viewer } from '../desk/viewer.ts';
import type { CvColumns } from './cv-columns.ts';
import { type Filters, resolveFilters } from './cv-filters.ts';
import { stopWords } from './cv-index.ts';
import { type FindableCvs, findableCvs, type PickedCvs } from './findable-cvs.ts';
import { pickHits } from './pick-hits.ts';
import { whyMatched } from './why-matched.ts';

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
  const found = search.keyword === '' ? undefined : await memory.findKeyword(search.keyword, stopWords);
  const columns = found?.hits.columns ?? memory.columns;
  const { hits, count } = pickOnce(memory, { name: nameOf(search, context), found, filters });
  const page = { offset: (search.pageNumber - 1) * search.pagePerSize, limit: search.pagePerSize };
  const isRanked = found && search.sort === 'relevance' && page.offset < count;
  const best = isRanked ? await memory.rank(found, hits) : [];
  const userIds = columns.order.newestAfter(best, hits, page).map((slot) => columns.idOf(slot));
  const terms = found && termsOf(anyOf([found.query.match, found.query.any]));
  const listed = await listCandidates(services, viewer, userIds, { asIndexed: true });
  return {
    cvs: listed.map(({ candidate, heart, content, cityId }) => ({
      ...candidate,
      heart,
      matched: terms ? whyMatched(content, terms) : [],
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

interface Asked {
  name: string;
  found: Found<KeywordHits<CvColumns>> | undefined;
  filters: Filters;
}

/** The hits of a search, from memory as long as no CV has changed: every page asks for them again. */
function pickOnce(memory: FindableCvs, { name, found, filters }: Asked): PickedCvs {
  const { picked, change } = memory;
  const kept = picked.get(name, change);
  if (kept && (!found || kept.of === found)) return kept;
  const hits = pickHits(found?.hits.columns ?? memory.columns, filters, found?.hits.found);
  const fresh = { hits, count: hits.count(), of: found };
  picked.set(name, change, fresh, hits.weight + 100);
  return fresh;
}
