import type { CvAlternatives, CvSearch } from '@jobblik/contract/candidates/cv-search.schema';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { inArray } from 'drizzle-orm';
import { cvs } from '../../cv/cv.tables.ts';
import { cityById, similarTitlesWithHits } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import type { Viewer } from '../viewer.ts';
import { type CvFilters, resolveFilters } from './cv-filters.ts';
import { cvIndex } from './cv-index.ts';

/** Most hits whose places are counted. */
const mostPlaced = 5_000;

/**
 * Suggested changes of a CV search without hits. The calling code must check the right to search.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export async function cvAlternatives(services: Services, viewer: Viewer, search: CvSearch): Promise<CvAlternatives> {
  const now = services.clock.now();
  const context = { today: localDateOf(now), ageFilters: services.env.AGE_FILTERS, sampleOnly: viewer.sampleOnly };
  const { filters } = resolveFilters(search, context);
  const { sample, city } = filters;
  const hasFilters = Object.entries(filters).some(
    ([name, value]) => value !== undefined && name !== 'city' && name !== 'sample',
  );
  const find = (keyword: string, among: CvFilters, limit = 1) =>
    cvIndex.search(services, { keyword, filters: among, order: 'newest', page: { offset: 0, limit }, now });
  const open = hasFilters ? await find(search.keyword, { sample, city }) : null;
  return {
    keywords: await similarTitlesWithHits(search.keyword, async (title) => {
      const { count, corrected, isNear } = await find(title, filters);
      return corrected === null && !isNear ? count : 0;
    }),
    places: city
      ? await homesOf(services, (await find(search.keyword, { ...filters, city: undefined }, mostPlaced)).ids)
      : [],
    without_filters: open?.count ?? 0,
  };
}

/** Number of people by postcode. */
async function homesOf({ readDb }: Services, userIds: readonly number[]): Promise<CvAlternatives['places']> {
  const rows = await readDb
    .select({ cityId: cvs.cityId })
    .from(cvs)
    .where(inArray(cvs.userId, [...userIds]));
  return [...Map.groupBy(rows, ({ cityId }) => cityId)].flatMap(([id, { length: count }]) => {
    const place = cityById(id ?? 0);
    return place ? [{ ...place, count }] : [];
  });
}
