import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import { findSimilarKeywords, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import type { ServerApi } from '../../platform/api/server-api';
import { activeFilters, type SearchAddress, searchFilters, searchPath, withoutFilters } from './search-address';

/** A town that has what was searched for elsewhere. */
export interface OtherPlace {
  name: string;
  /** Kilometres from the middle of the circle; null without one. */
  km: number | null;
  count: number;
  path: string;
}

/** Another word for what was searched for. */
export interface OtherKeyword {
  keyword: string;
  count: number;
  path: string;
}

/** What a search without hits can be changed to, each with hits. */
export interface Alternatives {
  /** Of the same trade, with the same places and filters. */
  keywords: OtherKeyword[];
  /** The nearest first, without a circle those with the most hits. */
  places: OtherPlace[];
  withoutFilters: { count: number; path: string } | null;
}

const mostPlaces = 4;

/** Ways to hits for a search that has none: similar words, other places, and no filters. */
export async function readAlternatives(api: Pick<ServerApi, 'call'>, search: SearchAddress): Promise<Alternatives> {
  const everywhere = { ...search, location: [], radius: radiusRange.max, page: 1, size: 40 };
  const unfiltered = withoutFilters({ ...search, radius: search.radius });
  const [similar, around, open] = await Promise.all([
    keywordOf(search.keyword) ? api.call(findSimilarKeywords, { body: searchFilters(search) }) : { keywords: [] },
    search.postcode || search.location.length > 0
      ? api.call(searchJobCondition, { body: { ...searchFilters(everywhere), similar: false } })
      : null,
    activeFilters(search) > 0
      ? api.call(searchJobCondition, { body: { ...searchFilters(unfiltered), similar: false } })
      : null,
  ]);
  return {
    keywords: similar.keywords.map((other) => ({
      ...other,
      path: searchPath({ ...search, keyword: other.keyword, page: 1 }),
    })),
    places: around ? otherPlaces(around.jobs, search) : [],
    withoutFilters: open && open.count > 0 ? { count: open.count, path: searchPath(unfiltered) } : null,
  };
}

/** The towns of ads, each with the search that finds it. */
export function otherPlaces(jobs: readonly JobCard[], search: SearchAddress): OtherPlace[] {
  const towns = new Map<string, { name: string; slug: string; km: number | null; count: number }>();
  for (const { location, distance_km: km } of jobs) {
    const [place] = location;
    if (!place) continue;
    const town = towns.get(place.zip) ?? {
      name: place.name,
      slug: `${place.name}-${place.zip}-${place.region}`,
      km,
      count: 0,
    };
    towns.set(place.zip, { ...town, count: town.count + 1 });
  }
  return [...towns.values()]
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0) || b.count - a.count)
    .slice(0, mostPlaces)
    .map(({ name, slug, km, count }) => ({
      name,
      km,
      count,
      path: searchPath({ ...search, postcode: '', radius: radiusRange.standard, location: [slug], page: 1 }),
    }));
}
