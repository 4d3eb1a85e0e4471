import type { JobMapAnswer, JobSearch } from '@jobblik/contract/jobs/job-search.schema';
import { mostOnMap } from '@jobblik/contract/jobs/jobs.rules';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';
import { showWith } from '../show.ts';
import { jobIndex } from './job-index.ts';
import { readTypedPlaces } from './read-typed-places.ts';
import { resolveFilters } from './search-filters.ts';

/**
 * Number of hits of a search by postcode. A search for places counts an ad only in these places.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function mapJobs(services: Services, query: JobSearch): Promise<JobMapAnswer> {
  const now = services.clock.now();
  const { search, sinceRevision } = await readTypedPlaces(services, query, now);
  const { filters } = resolveFilters(search, now);
  const { ids, count, similarCount } = await jobIndex.find(services, {
    keyword: search.keyword,
    similar: search.similar ? services.env.SEARCH_WIDENING : [],
    filters,
    order: 'newest',
    page: { offset: 0, limit: mostOnMap },
    now,
    sinceRevision,
  });
  const rows = await services.readDb.select({ cityIds: jobs.cityIds }).from(jobs).where(inArray(jobs.id, ids));
  const searched = filters.places && new Set(filters.places);
  const counts = new Map<number, number>();
  for (const { cityIds } of rows)
    for (const id of cityIds) if (!searched || searched.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const show = showWith(services);
  return {
    places: [...counts].flatMap(([id, hits]) => {
      const place = show.place(id);
      return place ? [{ ...place, count: hits }] : [];
    }),
    count: count + similarCount,
    nowhere: rows.filter(({ cityIds }) => cityIds.length === 0).length,
  };
}
