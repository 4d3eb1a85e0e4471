import type { JobSearch, SimilarKeywordsAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { similarTitles } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { jobIndex } from './job-index.ts';
import { readTypedPlaces } from './read-typed-places.ts';
import { resolveFilters } from './search-filters.ts';

/** Titles that are tried, and how many of them are answered. */
const mostTried = 16;
const mostAnswered = 4;

/**
 * Other words for a search that found nothing: titles of the same trade that have hits with the same places and filters.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function similarKeywords(services: Services, asked: JobSearch): Promise<SimilarKeywordsAnswer> {
  const now = services.clock.now();
  const { search } = await readTypedPlaces(services, asked);
  const { filters } = resolveFilters(search, now);
  const keywords: SimilarKeywordsAnswer['keywords'] = [];
  for (const keyword of similarTitles(search.keyword, mostTried)) {
    const { count, corrected, isNear } = await jobIndex.search(services, {
      keyword,
      filters,
      order: 'newest',
      page: { offset: 0, limit: 1 },
      now,
    });
    if (count > 0 && corrected === null && !isNear) keywords.push({ keyword, count });
    if (keywords.length === mostAnswered) break;
  }
  return { keywords };
}
