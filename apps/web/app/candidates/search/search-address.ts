import {
  ageRange,
  type CvSort,
  cvSearchLimits,
  cvSorts,
  demoAgeRange,
  filtersAges,
} from '@jobblik/contract/candidates/cv-search.rules';
import type { CvSearchInput } from '@jobblik/contract/candidates/cv-search.schema';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { pathTo } from '@jobblik/contract/paths';
import { isDemo } from '../../platform/session/session';
import { numberIn } from '../../platform/words/number-in';

/** Ends of the age filter; the demo has its own (spec 2§9). */
export const searchAges = isDemo() ? demoAgeRange : ageRange;
export const searchPageSize = isDemo() ? cvSearchLimits.demoPageSize : cvSearchLimits.pageSize;

export const cvListNames = ['job_type', 'educations', 'experiences', 'extras', 'language', 'categories'] as const;
export type CvListName = (typeof cvListNames)[number];

/** A search for candidates in the URL, with the names of the call (spec 2§7). */
export interface CvSearchAddress extends Record<CvListName, readonly number[]> {
  keyword: string;
  minAge: number;
  maxAge: number;
  /** Four digits, or empty. */
  postcode: string;
  /** Slugs of postcodes, towns and regions; the circle around the postcode is one more. */
  location: readonly string[];
  /** Kilometres; ignored without a postcode (spec 2§5). */
  radius: number;
  sort: CvSort;
  page: number;
}

/** The search without filters: every CV that can be found. */
export const plainCvSearch: CvSearchAddress = {
  keyword: '',
  job_type: [],
  educations: [],
  experiences: [],
  extras: [],
  language: [],
  categories: [],
  minAge: searchAges.min,
  maxAge: searchAges.max,
  postcode: '',
  location: [],
  radius: radiusRange.standard,
  sort: 'relevance',
  page: 1,
};

/** Reads an address. Invalid values are ignored, so that an old link still works. */
export function readCvSearch(query: URLSearchParams): CvSearchAddress {
  const { min, max } = searchAges;
  const minAge = numberIn(query.get('min_age'), min, max, min);
  const maxAge = numberIn(query.get('max_age'), min, max, max);
  const postcode = query.get('postcode') ?? '';
  const radius = numberIn(query.get('radius'), radiusRange.min, radiusRange.max, radiusRange.standard);
  const ids = (name: CvListName) => {
    const read = query.getAll(name).map((text) => numberIn(text, 1, 100_000, 0));
    return [...new Set(read)].filter((id) => id > 0).slice(0, 100);
  };
  return {
    keyword: (query.get('keyword') ?? '').replaceAll('\u0000', '').slice(0, cvSearchLimits.keyword),
    job_type: ids('job_type'),
    educations: ids('educations'),
    experiences: ids('experiences'),
    extras: ids('extras'),
    language: ids('language'),
    categories: ids('categories'),
    minAge: Math.min(minAge, maxAge),
    maxAge: Math.max(minAge, maxAge),
    postcode: /^\d{4}$/.test(postcode) ? postcode : '',
    location: slugsIn(query),
    radius: Math.round(radius / radiusRange.step) * radiusRange.step,
    sort: cvSorts.find((sort) => sort === query.get('sort')) ?? plainCvSearch.sort,
    page: numberIn(query.get('page'), 1, 1_000_000, 1),
  };
}

function slugsIn(query: URLSearchParams): string[] {
  const read = query.getAll('location').map((slug) => slug.replaceAll('\u0000', '').trim());
  return [...new Set(read)].filter((slug) => slug !== '' && slug.length <= 200).slice(0, cvSearchLimits.locations);
}

/** The search as a query with `?`, or an empty text; default values are left out. */
export function cvSearchQuery(search: CvSearchAddress): string {
  const query = new URLSearchParams();
  if (search.keyword.trim()) query.set('keyword', search.keyword.trim());
  for (const name of cvListNames) for (const id of search[name]) query.append(name, String(id));
  for (const slug of search.location) query.append('location', slug);
  if (hasAges(search)) {
    if (search.minAge > searchAges.min) query.set('min_age', String(search.minAge));
    if (search.maxAge < searchAges.max) query.set('max_age', String(search.maxAge));
  }
  if (search.postcode) {
    query.set('postcode', search.postcode);
    if (search.radius !== radiusRange.standard) query.set('radius', String(search.radius));
  }
  if (search.sort !== plainCvSearch.sort) query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  const text = query.toString();
  return text && `?${text}`;
}

function hasAges({ minAge, maxAge }: Pick<CvSearchAddress, 'minAge' | 'maxAge'>): boolean {
  return filtersAges({ min: minAge, max: maxAge });
}

export const cvSearchScreen = pathTo('searchCvs');

/** The screen's path with a search. */
export function cvSearchPath(search: CvSearchAddress): string {
  return cvSearchScreen + cvSearchQuery(search);
}

/** The form of a CV-match with the filters of this search. */
export function cvMatchPath(search: CvSearchAddress): string {
  return `${pathTo('createAgent', { area: 'virksomhed' })}${cvSearchQuery({ ...search, sort: plainCvSearch.sort, page: 1 })}`;
}

/** How many filters are active beside keyword, postcode and order. */
export function activeCvFilters(search: CvSearchAddress, ages: boolean): number {
  const ticks = cvListNames.reduce((sum, name) => sum + search[name].length, 0);
  const narrowed = ages && hasAges(search);
  return (
    ticks +
    search.location.length +
    Number(narrowed) +
    Number(search.postcode !== '' && search.radius !== radiusRange.standard)
  );
}

/** The same search with keyword and place only. */
export function withoutCvFilters({ keyword, postcode, sort }: CvSearchAddress): CvSearchAddress {
  return { ...plainCvSearch, keyword, postcode, sort };
}

/**
 * The call's body for an address; the keyword is 'all' if empty and the postcode 0 if there is none (spec 2§5).
 * @param ages whether this installation filters by age
 */
export function cvSearchBody(search: CvSearchAddress, ages: boolean): CvSearchInput {
  const ticks = (name: CvListName) => search[name].map((id) => ({ id, status: 1 }));
  return {
    keyword: search.keyword.trim() || 'all',
    job_type: ticks('job_type'),
    educations: ticks('educations'),
    experiences: ticks('experiences'),
    extras: ticks('extras'),
    language: ticks('language'),
    categories: ticks('categories'),
    location: [...search.location],
    wishes: [],
    // The whole range does not filter, so that CVs without an age are included.
    min_age: ages && hasAges(search) ? search.minAge : ageRange.min,
    max_age: ages ? search.maxAge : ageRange.max,
    radius: search.radius,
    postcode: Number(search.postcode || 0),
    sort: search.sort,
    pageNumber: search.page,
    pagePerSize: searchPageSize,
  };
}
