import { keywordOf, type SortType, sortOf, sortType } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobSearchAnswer, JobSearchInput, SearchAnchor } from '@jobblik/contract/jobs/job-search.schema';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import { placeSlug, radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { pathTo } from '@jobblik/contract/paths';

export const pageSizeChoices = [10, 20, 30, 40] as const;

/** Filters that are on or off: their names in the address and in the call's filters and counts, and their texts. */
export const onOffFilters = {
  payShown: { param: 'pay', field: 'pay_shown', group: 'search.pay', label: 'search.pay_shown' },
} as const satisfies Record<string, { param: string; field: keyof JobSearchInput; group: string; label: string }>;
type OnOffFilter = keyof typeof onOffFilters;
export const onOffNames = Object.keys(onOffFilters) as OnOffFilter[];

const eachOnOff = (isOn: (name: OnOffFilter) => boolean) =>
  Object.fromEntries(onOffNames.map((name) => [name, isOn(name)])) as Record<OnOffFilter, boolean>;

/**
 * A search as stored in the URL. `keyword`, repeated `location` slugs and `job_category` are the spec's (1§2); the
 * others are ours.
 */
export interface SearchAddress extends Record<OnOffFilter, boolean> {
  keyword: string;
  /** Slugs `name-zip-region`. */
  location: string[];
  category: string[];
  type: number[];
  posted: number[];
  remote: number[];
  /** Ids of wishes about the job, see `wishes.rules.ts`. */
  wish: number[];
  postcode: string;
  radius: number;
  /** Towns and postcodes in the keyword are searched as words, not as places. */
  wordsOnly: boolean;
  /** The chosen order; undefined for the default. */
  sort: number | undefined;
  page: number;
  size: number;
  /** Ads that were on the page from which this one was opened, so that none is seen twice or missed; undefined without. */
  anchor: SearchAnchor | undefined;
  /** Shows the hits on a map beside the list. */
  map: boolean;
}

/**
 * A typed text that begins with a postcode, for a search around it: "8000", "8000 Aarhus C". In a slug the postcode is not at the
 * beginning.
 */
const typedPostcode = /^\s*(\d{4})(?!\S)/;

/**
 * Reads an address. Invalid values are ignored, so that an old link still works. A place typed into the form without scripts that
 * begins with a postcode is the centre of a circle, as when it is chosen from the list.
 */
export function readSearch(params: URLSearchParams): SearchAddress {
  const places = params
    .getAll('location')
    .map((place) => place.trim().slice(0, 200))
    .filter(Boolean);
  const around = places.map((place) => typedPostcode.exec(place)?.[1]).find(Boolean);
  const postcode = /^\d{4}$/.test(params.get('postcode') ?? '') ? (params.get('postcode') as string) : '';
  const numbers = (name: string, most: number) =>
    [...new Set(params.getAll(name).map(Number))].filter(
      (value) => Number.isInteger(value) && value >= 1 && value <= most,
    );
  const number = (name: string, fits: (value: number) => boolean, fallback: number) => {
    const value = Number(params.get(name) ?? fallback);
    return Number.isInteger(value) && fits(value) ? value : fallback;
  };
  const oneOf = (choices: readonly number[]) => (value: number) => choices.includes(value);
  return {
    keyword: (params.get('keyword') ?? '').replaceAll('\u0000', '').slice(0, 200),
    location: places.filter((place) => !typedPostcode.test(place)).slice(0, 20),
    category: params
      .getAll('job_category')
      .filter(Boolean)
      .slice(0, 20)
      .map((slug) => slug.slice(0, 120)),
    type: numbers('type', 5),
    posted: numbers('posted', 6),
    remote: numbers('remote', 3),
    wish: numbers('wish', wishes.length),
    ...eachOnOff((name) => params.get(onOffFilters[name].param) === '1'),
    wordsOnly: params.get('words') === '1',
    postcode: postcode || (around ?? ''),
    radius: number(
      'radius',
      (value) => value >= radiusRange.min && value <= radiusRange.max && value % radiusRange.step === 0,
      radiusRange.standard,
    ),
    sort: number('sort', oneOf(Object.values(sortType)), 0) || undefined,
    page: number('page', (value) => value >= 1 && value <= 1_000_000_000, 1),
    size: number('size', oneOf(pageSizeChoices), 10),
    anchor: readAnchor(params.get('efter')),
    map: params.get('vis') === 'kort',
  };
}

/** `rank.id.id.id`, as {@link writeSearch} writes it. */
function readAnchor(text: string | null): SearchAnchor | undefined {
  if (text === null || !/^\d{1,9}(?:\.[1-9]\d{0,8}){1,3}$/.test(text)) return undefined;
  const [rank = 0, ...ids] = text.split('.').map(Number);
  return { rank, ids };
}

/** How many ads of a page are named to the next one: some of them may be closed meanwhile. */
const anchored = 3;

/** The search with the anchor for other pages of these hits. @param ids of the page's ads, in order */
export function anchoredAt(search: SearchAddress, ids: readonly number[]): SearchAddress {
  const last = (search.page - 1) * search.size + ids.length - 1;
  return { ...search, anchor: ids.length > 0 ? { rank: last, ids: ids.slice(-anchored).reverse() } : undefined };
}

/** The search without filters: every live ad. */
export const emptySearch: SearchAddress = readSearch(new URLSearchParams());

/**
 * What is chosen in the place field: a place, a text that could not be looked up, null for an emptied field, or undefined for a text
 * that is no place.
 */
export type ChosenPlace = Place | string | null | undefined;

/**
 * A search with what is chosen in the place field, which shows the centre of the circle. Another postcode moves the circle and keeps
 * its radius. A town, a region or a text that the server looks up becomes one more tag and replaces the circle. Null removes the
 * circle, undefined changes nothing.
 */
export function withPlace(search: SearchAddress, place: ChosenPlace): SearchAddress {
  if (place === undefined) return search;
  const first = { ...search, page: 1 };
  if (place !== null && typeof place !== 'string' && place.kind === 'zip') return { ...first, postcode: place.zip };
  const open = { ...first, postcode: '', radius: radiusRange.standard };
  if (place === null) return open;
  const tag = typeof place === 'string' ? place : placeSlug(place);
  return { ...open, location: [...new Set([...search.location, tag])] };
}

/**
 * The same search for a postcode that does not exist: there is no circle around it, so it becomes a tag like any other unknown
 * place, which the page lists and which can be removed.
 */
export function withoutCircle(search: SearchAddress): SearchAddress {
  if (!search.postcode) return search;
  const location = [...search.location, search.postcode];
  return { ...search, location, postcode: '', radius: radiusRange.standard };
}

/** A search with the places recognised in its keyword as separate places, for job agents. */
export function withTypedPlaces(
  search: SearchAddress,
  { typed_places: places, words }: Pick<JobSearchAnswer, 'typed_places' | 'words'>,
): SearchAddress {
  if (places.length === 0) return search;
  return { ...search, keyword: words, location: [...search.location, ...places.map(({ slug }) => slug)] };
}

/** Writes an address; default values are left out. */
export function writeSearch(search: SearchAddress): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, values: readonly (string | number)[]) => {
    for (const value of values) params.append(name, String(value));
  };
  if (search.keyword) params.set('keyword', search.keyword);
  if (search.keyword && search.wordsOnly) params.set('words', '1');
  add('location', search.location);
  add('job_category', search.category);
  add('type', search.type);
  add('posted', search.posted);
  add('remote', search.remote);
  add('wish', search.wish);
  for (const name of onOffNames) if (search[name]) params.set(onOffFilters[name].param, '1');
  if (search.postcode) {
    params.set('postcode', search.postcode);
    if (search.radius !== radiusRange.standard) params.set('radius', String(search.radius));
  }
  if (search.sort !== undefined && search.sort !== orderOf({ ...search, sort: undefined }))
    params.set('sort', String(search.sort));
  if (search.page > 1) {
    params.set('page', String(search.page));
    if (search.anchor) params.set('efter', [search.anchor.rank, ...search.anchor.ids].join('.'));
  }
  if (search.size !== 10) params.set('size', String(search.size));
  if (search.map) params.set('vis', 'kort');
  return params;
}

/** The order in which a search shows its hits. */
export function orderOf({ sort, keyword }: Pick<SearchAddress, 'sort' | 'keyword'>): number {
  return sortOf({ sort, hasKeyword: keywordOf(keyword) !== '' });
}

/** The available orders of a search: relevance needs a keyword. */
export function sortChoices({ keyword }: Pick<SearchAddress, 'keyword'>): SortType[] {
  const { relevance, ...others } = sortType;
  return keywordOf(keyword) === '' ? Object.values(others) : [relevance, ...Object.values(others)];
}

/** The path of the search page with a search. */
export function searchPath(search: SearchAddress): string {
  const query = writeSearch(search).toString();
  return query ? `${pathTo('findJob')}?${query}` : pathTo('findJob');
}

/** The form of a job agent with the filters of this search. */
export function agentPath(search: SearchAddress): string {
  const query = writeSearch({ ...search, sort: undefined, page: 1, map: false }).toString();
  return query
    ? `${pathTo('createAgent', { area: 'kandidat' })}?${query}`
    : pathTo('createAgent', { area: 'kandidat' });
}

const ticks = (ids: readonly number[]) => ids.map((id) => ({ id, status: 1 }));

/** The call's filters for an address (spec 1§9). */
export function searchFilters(search: SearchAddress): JobSearchInput {
  return {
    keyword: search.keyword,
    location: search.location,
    category_condition: search.category,
    job_type: ticks(search.type),
    datePosted: ticks(search.posted),
    remote: ticks(search.remote),
    wishes: ticks(search.wish),
    ...Object.fromEntries(onOffNames.map((name) => [onOffFilters[name].field, search[name]])),
    words_only: search.wordsOnly,
    postcode: search.postcode,
    radius: search.radius,
    sort_type: orderOf(search),
    pageNumber: search.page,
    ...(search.anchor && search.page > 1 && { anchor: search.anchor }),
    pagePerSize: search.size,
    similar: true,
  };
}

/** How many filters are active beside keyword and place. */
export function activeFilters(search: SearchAddress): number {
  return (
    search.category.length +
    search.type.length +
    search.posted.length +
    search.remote.length +
    search.wish.length +
    onOffNames.filter((name) => search[name]).length +
    (search.postcode && search.radius !== radiusRange.standard ? 1 : 0)
  );
}

/** The same search with keyword and place only. */
export function withoutFilters(search: SearchAddress): SearchAddress {
  return {
    ...search,
    category: [],
    type: [],
    posted: [],
    remote: [],
    wish: [],
    ...eachOnOff(() => false),
    radius: radiusRange.standard,
    page: 1,
  };
}

/** Canonical path and indexing of a page of hits, for search engines. */
interface IndexedSearch {
  /** Canonical path. */
  path: string;
  /** Kept out of search engines: thin pages, and pages with the same content as another. */
  hidden: boolean;
}

/** With more filters than this a page is not indexed. */
const mostFilters = 2;

/** Searches with hits are indexed; their further pages and narrow filters are not. */
export function indexedSearch(
  search: SearchAddress,
  answer: Pick<JobSearchAnswer, 'count' | 'near_hits' | 'corrected_keyword' | 'unknown_locations'>,
): IndexedSearch {
  const keyword = keywordOf(search.keyword);
  const isThin = answer.count === 0 || answer.near_hits || answer.unknown_locations.length > 0;
  const isTwin = keyword !== search.keyword || answer.corrected_keyword !== null || search.page > 1;
  return {
    path: searchPath({ ...search, keyword, size: 10, sort: undefined, anchor: undefined, map: false }),
    hidden: isThin || isTwin || activeFilters(search) > mostFilters,
  };
}
