import { experienceLevels } from '@jobblik/contract/cv/cv-search.rules';
import type { CvSearch } from '@jobblik/contract/cv/cv-search.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { ageRange } from '@jobblik/contract/kernel/search.rules';
import { categoriesUnder, categoryById, citiesWithin, cityByZip } from '../../lookups/index.ts';
import type { CvColumns } from './cv-columns.ts';
import { dayNumber, levelIn, trait, traitCount } from './cv-facts.ts';

/** A bit that no CV has, so that unknown choices find nothing. */
const none = 1 << 30;

/** A search in ids and numbers. 0 and null: no such filter; a list may be empty, which finds nothing. */
export interface Filters {
  sampleOnly: boolean;
  /** Bit n stands for id n. */
  jobTypes: number;
  educations: number;
  experiences: number;
  /** Traits of which one is enough. */
  extras: number;
  languages: readonly number[] | null;
  categories: readonly number[] | null;
  wishes: readonly number[] | null;
  cities: readonly number[] | null;
  /** Birthdays as day numbers, `from` and `to` included. */
  born: { from: number; to: number } | null;
}

/**
 * What a search asks for.
 * @param context `today` a local date; `ageFilters` the setting (docs/law.md)
 * @returns `distances`: kilometres by place, for a search around a postcode
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export function resolveFilters(
  search: CvSearch,
  context: { today: string; ageFilters: boolean; sampleOnly: boolean },
): { filters: Filters; distances: ReadonlyMap<number, number> | null } {
  const circle = circleOf(search);
  const filters = {
    sampleOnly: context.sampleOnly,
    jobTypes: bits(search.job_type, 5),
    educations: bits(search.educations, 7),
    experiences: bits(search.experiences, experienceLevels.length),
    extras: extrasOf(search.extras),
    languages: chosen(search.language),
    categories: chosen(search.categories.flatMap((id) => (categoryById(id) ? [...categoriesUnder(id)] : [0]))),
    wishes: chosen(search.wishes),
    cities: circle && [...circle.keys()],
    born: context.ageFilters ? bornOf(search, context.today) : null,
  };
  return { filters, distances: circle };
}

/** Tells whether a CV is a hit. */
export function filterOf(columns: CvColumns, filters: Filters): (slot: number) => boolean {
  const { traits } = columns;
  const wanted = wantedTraits(filters);
  const says = filterOfMore(columns, filters);
  // Numbers are read without a word for "missing": every slot has one in every column.
  if (!says) return (slot) => wanted[traits[slot] as number] === 1;
  return (slot) => wanted[traits[slot] as number] === 1 && says(slot);
}

/** Which of all the traits that a CV can have are wanted: one look instead of six. */
function wantedTraits({ sampleOnly, jobTypes, educations, experiences, extras }: Filters): Uint8Array {
  const must = trait.live | (sampleOnly ? trait.sample : 0);
  return Uint8Array.from({ length: traitCount }, (_, own) => {
    if ((own & must) !== must) return 0;
    if (jobTypes && !(jobTypes & (1 << (own & 7)))) return 0;
    if (educations && !(educations & (1 << ((own >> 3) & 7)))) return 0;
    if (experiences && !(experiences & (1 << levelIn(own)))) return 0;
    return extras && !(own & extras) ? 0 : 1;
  });
}

/** Filters on what has too many values for a table; null without any. */
function filterOfMore(columns: CvColumns, filters: Filters): ((slot: number) => boolean) | null {
  const { city, birthday, listsAt, lists } = columns;
  const { born } = filters;
  const [cities, languages, categories, wishes] = [
    filters.cities && membership(filters.cities),
    filters.languages && membership(filters.languages),
    filters.categories && membership(filters.categories),
    filters.wishes && membership(filters.wishes),
  ];
  const ofLists = languages || categories || wishes;
  if (!ofLists && !cities && !born) return null;
  return (slot) => {
    if (cities && !cities[city[slot] as number]) return false;
    if (born) {
      const day = birthday[slot] as number;
      if (day === 0 || day < born.from || day > born.to) return false;
    }
    if (!ofLists) return true;
    const at = listsAt[slot] as number;
    const [first, second, third] = [lists[at] as number, lists[at + 1] as number, lists[at + 2] as number];
    const ids = at + 3;
    if (languages && !hasOne(lists, ids, first, languages)) return false;
    if (categories && !hasOne(lists, ids + first, second, categories)) return false;
    return !wishes || hasOne(lists, ids + first + second, third, wishes);
  };
}

function hasOne(lists: Uint16Array, from: number, count: number, wanted: Uint8Array): boolean {
  for (let at = from; at < from + count; at += 1) if (wanted[lists[at] as number]) return true;
  return false;
}

/** No postcode, no circle. */
function circleOf({ postcode, radius }: CvSearch): Map<number, number> | null {
  if (postcode === 0) return null;
  const centre = cityByZip(String(postcode).padStart(4, '0'));
  if (!centre) throw new Problem('invalid_input', { fields: [{ path: 'postcode', code: 'unknown_postcode' }] });
  return new Map(citiesWithin(centre, radius).map(({ city, km }) => [city.id, km]));
}

/** The birthdays of an age range; whoever is older than its upper end belongs to it. */
function bornOf({ min_age, max_age }: CvSearch, today: string): Filters['born'] {
  if (min_age <= ageRange.min && max_age >= ageRange.max) return null;
  return {
    from: max_age >= ageRange.max ? 1 : dayNumber(yearsBefore(today, max_age + 1)) + 1,
    to: dayNumber(yearsBefore(today, min_age)),
  };
}

/** The same day `years` earlier; 28 February for a leap day. */
function yearsBefore(today: string, years: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Traits of which one is enough, among them one that no CV has. */
function extrasOf(ids: readonly number[]): number {
  if (ids.length === 0) return 0;
  return none | (ids.includes(1) ? trait.video : 0) | (ids.includes(2) ? trait.document : 0);
}

/** Ids above `most` are no choices; when nothing else is ticked they find nothing, by a bit that no CV has. */
function bits(ids: readonly number[], most: number): number {
  if (ids.length === 0) return 0;
  return ids.filter((id) => id <= most).reduce((all, id) => all | (1 << id), none);
}

function chosen(ids: readonly number[]): readonly number[] | null {
  return ids.length === 0 ? null : ids;
}

/** A set of small numbers as a table; 0 is "nothing" and never a member. */
function membership(ids: Iterable<number>): Uint8Array {
  const members = new Uint8Array(0x10000);
  for (const id of ids) if (id > 0 && id < members.length) members[id] = 1;
  return members;
}
