import type { JobSearch, TypedPlaceAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { townCalled } from '../../lookups/index.ts';
import { anyOf } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { placesAmong, type TypedPlace, typedWords, withoutPlaces } from '../../search/index.ts';
import { jobIndex, stopWords } from './job-index.ts';
import { tagsOfPlace } from './name-tags.ts';
import { citiesOf, liveAt } from './search-filters.ts';

/** A search whose places were read. */
interface ReadSearch {
  search: JobSearch;
  typedPlaces: TypedPlaceAnswer[];
  /** Revision of the index, if it was searched. */
  sinceRevision?: number;
}

/**
 * The search with towns and postcodes in its words turned into places. The words stay words if the search has a chosen place or
 * `words_only`, if they are part of a company name ("Aalborg Portland"), or if no ad at the place matches the other words,
 * because ads with some of the words are better than none. A place without other words always becomes a place.
 */
export async function readTypedPlaces(services: Services, search: JobSearch, now: Date): Promise<ReadSearch> {
  const hasPlace = search.location.length > 0 || Number(search.postcode ?? 0) > 0;
  if (search.words_only || hasPlace) return { search, typedPlaces: [] };
  const words = typedWords(search.keyword);
  const places: TypedPlace[] = [];
  let revision: { sinceRevision?: number } = {};
  for (const place of placesAmong(words, townCalled)) {
    const tags = tagsOfPlace(words, place);
    const named = tags.length > 0 ? await adsTagged(services, tags, { now, ...revision }) : undefined;
    if (named) revision = { sinceRevision: named.revision };
    if (!named || named.count === 0) places.push(place);
  }
  if (places.length === 0) return { search, typedPlaces: [], ...revision };
  const keyword = withoutPlaces(words, places, stopWords);
  const location = [...new Set(places.map(({ slug }) => slug))];
  if (keyword !== '') {
    const found = await adsAt(services, { keyword, location }, { now, ...revision });
    revision = { sinceRevision: found.revision };
    if (found.count + found.similarCount === 0) return { search, typedPlaces: [], ...revision };
  }
  return {
    search: { ...search, keyword, location },
    typedPlaces: places.map((place) => ({
      text: place.text,
      label: place.label,
      slug: place.slug,
      other_words: withoutPlaces(words, [place], stopWords),
    })),
    ...revision,
  };
}

interface IndexState {
  now: Date;
  sinceRevision?: number;
}

const newest = { order: 'newest', page: { offset: 0, limit: 0 } } as const;

/** Live ads of employers with one of some names; see {@link tagsOfPlace}. */
async function adsTagged(services: Services, tags: readonly string[], state: IndexState) {
  const query = anyOf(tags.map((tag) => ({ word: tag })));
  return await jobIndex.find(services, { ...newest, query, filters: liveAt(state.now), ...state });
}

/** Live ads at places that match some words or are similar. Ignores other filters, so that ticking them does not change places. */
async function adsAt(
  services: Services,
  { keyword, location }: Pick<JobSearch, 'keyword' | 'location'>,
  state: IndexState,
) {
  return await jobIndex.find(services, {
    ...newest,
    keyword,
    similar: services.env.SEARCH_WIDENING,
    filters: { ...liveAt(state.now), places: new Set(location.flatMap(citiesOf)) },
    ...state,
  });
}
