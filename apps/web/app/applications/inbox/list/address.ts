import { type ApplicantSort, applicantSorts, stateFilter } from '@jobblik/contract/applications/applicant-review.rules';
import { ageRange } from '@jobblik/contract/candidates/cv-search.rules';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { numberIn } from '../../../platform/words/number-in';

/** The state filter of spec 2§2 (all, pending, rejected), those that nobody has judged, and undecided ones. */
export const stateNames = ['all', 'new', 'open', 'parked', 'rejected'] as const;
export type StateName = (typeof stateNames)[number];

export const listNames = ['job_type', 'educations', 'experiences', 'extras', 'language'] as const;
export type ListName = (typeof listNames)[number];

/** State of the screen, stored in the URL. */
export interface InboxAddress extends Record<ListName, readonly number[]> {
  state: StateName;
  sort: ApplicantSort;
  keyword: string;
  minAge: number;
  maxAge: number;
  /** Only the best who wait for an answer. */
  awaitsAnswer: boolean;
  /** Four digits, or empty. */
  postcode: string;
  radius: number;
  /** Id of the open application; 0 for none. */
  application: number;
}

export const plainAddress: InboxAddress = {
  state: 'all',
  sort: 'rating',
  keyword: '',
  job_type: [],
  educations: [],
  experiences: [],
  extras: [],
  language: [],
  minAge: ageRange.min,
  maxAge: ageRange.max,
  awaitsAnswer: false,
  postcode: '',
  radius: radiusRange.standard,
  application: 0,
};

/** Parses the URL query. Invalid values become the defaults. */
export function readAddress(query: URLSearchParams): InboxAddress {
  const minAge = numberIn(query.get('min_age'), ageRange.min, ageRange.max, ageRange.min);
  const maxAge = numberIn(query.get('max_age'), ageRange.min, ageRange.max, ageRange.max);
  const postcode = query.get('postcode') ?? '';
  const radius = numberIn(query.get('radius'), radiusRange.min, radiusRange.max, radiusRange.standard);
  const ids = (name: ListName) => [
    ...new Set(
      query
        .getAll(name)
        .map((text) => numberIn(text, 1, 100_000, 0))
        .filter(Boolean),
    ),
  ];
  return {
    state: stateNames.find((name) => name === query.get('state')) ?? 'all',
    sort: applicantSorts.find((name) => name === query.get('sort')) ?? 'rating',
    keyword: (query.get('keyword') ?? '').slice(0, 200),
    job_type: ids('job_type'),
    educations: ids('educations'),
    experiences: ids('experiences'),
    extras: ids('extras'),
    language: ids('language'),
    minAge: Math.min(minAge, maxAge),
    maxAge: Math.max(minAge, maxAge),
    awaitsAnswer: query.get('awaits_answer') === '1',
    postcode: /^\d{4}$/.test(postcode) ? postcode : '',
    radius: Math.round(radius / radiusRange.step) * radiusRange.step,
    application: numberIn(query.get('application'), 1, 2_147_483_647, 0),
  };
}

/** Serializes to a URL query with `?`. Defaults are omitted. */
export function addressQuery(address: InboxAddress): string {
  const query = new URLSearchParams();
  if (address.state !== 'all') query.set('state', address.state);
  if (address.sort !== 'rating') query.set('sort', address.sort);
  if (address.keyword.trim()) query.set('keyword', address.keyword.trim());
  for (const name of listNames) for (const id of address[name]) query.append(name, String(id));
  if (address.minAge > ageRange.min) query.set('min_age', String(address.minAge));
  if (address.maxAge < ageRange.max) query.set('max_age', String(address.maxAge));
  if (address.awaitsAnswer) query.set('awaits_answer', '1');
  if (address.postcode) {
    query.set('postcode', address.postcode);
    if (address.radius !== radiusRange.standard) query.set('radius', String(address.radius));
  }
  if (address.application) query.set('application', String(address.application));
  return `?${query}`;
}

/** True when any filter besides the state is set. */
export function isFiltered(address: InboxAddress): boolean {
  return addressQuery({ ...address, state: 'all', sort: 'rating', application: 0 }) !== '?';
}

/** The body of a search; the keyword is 'all' when empty and the postcode 0 when there is none (spec 2§5). */
export function searchBody(jobId: number, address: InboxAddress) {
  const ticks = (list: readonly number[]) => list.map((id) => ({ id, status: 1 }));
  const states = {
    all: stateFilter.all,
    new: stateFilter.new,
    open: stateFilter.open,
    parked: stateFilter.pending,
    rejected: stateFilter.rejected,
  };
  return {
    job_id: jobId,
    reject_state: states[address.state],
    keyword: address.keyword.trim() || 'all',
    job_type: ticks(address.job_type),
    educations: ticks(address.educations),
    experiences: ticks(address.experiences),
    extras: ticks(address.extras),
    language: [...address.language],
    min_age: address.minAge,
    max_age: address.maxAge,
    awaits_answer: Number(address.awaitsAnswer),
    radius: address.radius,
    postcode: Number(address.postcode || 0),
    sort: address.sort,
  };
}
