import { getAllCategories, getLanguages } from '@jobblik/contract/lookups/lookups.api';
import { useQuery } from '@tanstack/react-query';
import { type CvSearchAddress, cvSearchQuery, plainCvSearch, readCvSearch } from '../../candidates/index';
import { slugText } from '../../lookups';
import { callApi } from '../../platform/api/api';
import type { PlaceChoice } from '../agent-values';
import { circleOf, placeOf } from '../jobs/use-searched';
import { type SeekerValues, valuesOfSearch } from './seeker-values';

/** A search for candidates as the beginning of a CV-match, and what of it is not in our lists. */
export interface SearchedCvs {
  values: SeekerValues;
  /** Places from the URL that the lookups do not have. */
  unknown: string[];
}

/** The search of `/virksomhed/cv/søg` that an address carries, as a query; empty for none. */
export function carriedSearch(params: URLSearchParams): string {
  return cvSearchQuery({ ...readCvSearch(params), sort: plainCvSearch.sort, page: 1 });
}

/** That search as the beginning of a CV-match: undefined `data` while it is being read. */
export function useSearchedCvs(params: URLSearchParams) {
  const search = carriedSearch(params);
  return useQuery({
    queryKey: ['cv match from search', search],
    queryFn: () => fromSearch(readCvSearch(new URLSearchParams(search))),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function distinct(places: readonly PlaceChoice[]): PlaceChoice[] {
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

async function fromSearch(search: CvSearchAddress): Promise<SearchedCvs> {
  const [near, languages, places, tree] = await Promise.all([
    circleOf(search),
    search.language.length > 0 ? callApi(getLanguages) : [],
    Promise.all(search.location.map(placeOf)),
    search.categories.length > 0 ? callApi(getAllCategories) : [],
  ]);
  return {
    values: valuesOfSearch(search, {
      near,
      languages: languages.filter(({ id }) => search.language.includes(id)),
      places: distinct(places.filter((place) => place !== undefined)),
      categories: tree
        .flatMap((main) => [main, ...main.children])
        .filter(({ id }) => search.categories.includes(id))
        .map(({ id, text }) => ({ id, name: text })),
    }),
    unknown: [
      ...(search.postcode && !near ? [search.postcode] : []),
      ...search.location.filter((_slug, at) => !places[at]).map(slugText),
    ],
  };
}
