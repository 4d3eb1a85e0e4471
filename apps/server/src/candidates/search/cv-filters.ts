import { ageRange, filtersAges } from '@jobblik/contract/candidates/cv-search.rules';
import type { CvSearch } from '@jobblik/contract/candidates/cv-search.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { categoriesUnder, categoryById, citiesWithin, cityByZip, placesOfSlug } from '../../lookups/index.ts';
import type { cvIndex } from './cv-index.ts';

/** Filters of the CV index. */
export type CvFilters = Parameters<typeof cvIndex.search>[1]['filters'];

/**
 * The filters of a search.
 * @param context `today` a local date; `ageFilters` the setting (docs/law.md)
 * @returns `distances`: kilometres by place, for a search around a postcode
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export function resolveFilters(
  search: CvSearch,
  context: { today: string; ageFilters: boolean; sampleOnly: boolean },
): { filters: CvFilters; distances: ReadonlyMap<number, number> | null } {
  const circle = circleOf(search);
  const filters = {
    sample: context.sampleOnly ? (true as const) : undefined,
    jobType: chosen(search.job_type),
    education: chosen(search.educations),
    experience: chosen(search.experiences),
    extras: chosen(search.extras),
    languages: chosen(search.language),
    categories: chosen(search.categories.flatMap((id) => (categoryById(id) ? [...categoriesUnder(id)] : [0]))),
    wishes: chosen(search.wishes),
    city: placesOf(search, circle),
    birthday: context.ageFilters ? birthdaysOf(search, context.today) : undefined,
  };
  return { filters, distances: circle };
}

/** Postcodes of the places or of the circle. Undefined: anywhere; empty for unknown places. */
function placesOf({ location }: CvSearch, circle: ReadonlyMap<number, number> | null): number[] | undefined {
  const slugs = location.filter((slug) => slug !== '');
  if (slugs.length === 0 && !circle) return undefined;
  const named = slugs.flatMap((slug) => placesOfSlug(slug).map(({ id }) => id));
  return [...new Set([...named, ...(circle?.keys() ?? [])])];
}

/** Null without a postcode. */
function circleOf({ postcode, radius }: CvSearch): Map<number, number> | null {
  if (postcode === 0) return null;
  const centre = cityByZip(String(postcode).padStart(4, '0'));
  if (!centre) throw new Problem('invalid_input', { fields: [{ path: 'postcode', code: 'unknown_postcode' }] });
  return new Map(citiesWithin(centre, radius).map(({ city, km }) => [city.id, km]));
}

/** The birthdays of an age range; its upper end includes everybody older. */
function birthdaysOf({ min_age, max_age }: CvSearch, today: string): CvFilters['birthday'] {
  if (!filtersAges({ min: min_age, max: max_age })) return undefined;
  return {
    ...(max_age < ageRange.max && { after: yearsBefore(today, max_age + 1) }),
    upTo: yearsBefore(today, min_age),
  };
}

/** The same day `years` earlier; 28 February for a leap day. */
function yearsBefore(today: string, years: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year - years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - years, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

function chosen(ids: readonly number[]): readonly number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
