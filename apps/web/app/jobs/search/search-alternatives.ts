import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import { findSimilarKeywords, mapJobCondition, searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { placeSlug, radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { nearestTowns } from '../../lookups';
import type { ServerApi } from '../../platform/api/server-api';
import { activeFilters, type SearchAddress, searchFilters, searchPath, withoutFilters } from './search-address';
import { findMiddle } from './search-places';

/** Another town with hits of the search. */
export interface OtherPlace {
  name: string;
  /** Kilometres from the centre of the searched place; null if it has no useful centre. */
  km: number | null;
  count: number;
  path: string;
}

/** Another keyword for the search. */
export interface OtherKeyword {
  keyword: string;
  count: number;
  path: string;
}

/** Suggested changes of a search without hits, each with hits. */
export interface Alternatives {
  /** Keywords of the same trade, with the same places and filters. */
  keywords: OtherKeyword[];
  /** The nearest first; those with the most hits first if the search has no known place. */
  places: OtherPlace[];
  withoutFilters: { count: number; path: string } | null;
}

const mostPlaces = 4;

/** Suggestions for a search without hits: similar keywords, the nearest places, and no filters. */
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
  // A town in the keyword is searched as a word, as in the search that each place links to.
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
