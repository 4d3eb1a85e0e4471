import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import { findSimilarKeywords, mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { placeSlug, radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { nearestTowns } from '../../lookups';
import type { ServerApi } from '../../platform/api/server-api';
import { activeFilters, type SearchAddress, searchFilters, searchPath, withoutFilters } from './search-address';
import { findMiddle } from './search-places';

/** A town that has what was searched for elsewhere. */
export interface OtherPlace {
  name: string;
  /** Kilometres from the middle of the place that was searched in; null where it has none that says something. */
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
  /** The nearest first; those with the most hits where the search names no place that we know. */
  places: OtherPlace[];
  withoutFilters: { count: number; path: string } | null;
}

const mostPlaces = 4;

/** Ways to hits for a search that has none: similar words, the nearest places, and no filters. */
export async function readAlternatives(api: Pick<ServerApi, 'call'>, search: SearchAddress): Promise<Alternatives> {
  const unfiltered = withoutFilters(search);
  const [similar, places, open] = await Promise.all([
    keywordOf(search.keyword) ? api.call(findSimilarKeywords, { body: searchFilters(search) }) : { keywords: [] },
    search.postcode || search.location.length > 0 ? readPlaces(api, search) : [],
    activeFilters(search) > 0
      ? api.call(searchJobCondition, { body: { ...searchFilters(unfiltered), similar: false } })
      : null,
  ]);
  return {
    keywords: similar.keywords.map((other) => ({
      ...other,
      path: searchPath({ ...search, keyword: other.keyword, page: 1 }),
    })),
    places,
    withoutFilters: open && open.count > 0 ? { count: open.count, path: searchPath(unfiltered) } : null,
  };
}

async function readPlaces(api: Pick<ServerApi, 'call'>, search: SearchAddress): Promise<OtherPlace[]> {
  // A town among the words stays a word, as in the search that each place leads to.
  const everywhere = { ...search, location: [], postcode: '', radius: radiusRange.standard, wordsOnly: true };
  const [{ places }, middle] = await Promise.all([
    api.call(mapJobCondition, { body: { ...searchFilters(everywhere), pageNumber: 1, similar: false } }),
    findMiddle(api, search),
  ]);
  const wide = { ...search, postcode: '', radius: radiusRange.standard, page: 1 };
  return nearestTowns(places, middle, mostPlaces).map(({ place, km, count }) => ({
    name: place.name,
    km,
    count,
    path: searchPath({ ...wide, location: [placeSlug(place)] }),
  }));
}
