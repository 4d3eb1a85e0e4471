import type { JobSearch, SimilarKeywordsAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { similarTitlesWithHits } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { jobIndex } from './job-index.ts';
import { readTypedPlaces } from './read-typed-places.ts';
import { resolveFilters } from './search-filters.ts';

/**
 * Alternative keywords for a search without hits: titles of the same trade that have hits with the same places and filters.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function similarKeywords(services: Services, query: JobSearch): Promise<SimilarKeywordsAnswer> {
  const now = services.clock.now();
  const { search, sinceRevision } = await readTypedPlaces(services, query, now);
  const { filters } = resolveFilters(search, now);
  const keywords = await similarTitlesWithHits(search.keyword, async (keyword) => {
    const page = { offset: 0, limit: 1 };
    const { count, corrected, isNear } = await jobIndex.find(services, {
      keyword,
      filters,
      order: 'newest',
      page,
      now,
      sinceRevision,
    });
    return corrected === null && !isNear ? count : 0;
  });
  return { keywords };
}
