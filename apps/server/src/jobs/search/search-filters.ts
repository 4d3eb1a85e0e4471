import { remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobSearch, SearchPlace } from '@jobblik/contract/jobs/job-search.schema';
import { postedSpan } from '@jobblik/contract/jobs/jobs.rules';
import { ticked } from '@jobblik/contract/kernel/fields';
import { Problem } from '@jobblik/contract/kernel/problem';
import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import {
  categoriesUnder,
  categoryById,
  categoryBySeo,
  citiesWithin,
  cityByZip,
  placesOfSlug,
} from '../../lookups/index.ts';

/** A search in ids and numbers. Null: no such filter; a set may be empty, which finds nothing. */
export interface Filters {
  companyId: number | null;
  places: ReadonlySet<number> | null;
  /** Seconds since 1970, `from` included, `until` excluded. */
  posted: { from: number; until: number } | null;
  /** The chosen categories and all below them. */
  categories: ReadonlySet<number> | null;
  /** Bit n stands for id n. */
  jobTypes: number;
  remote: number;
  payShown: boolean;
}

export interface ResolvedFilters {
  filters: Filters;
  unknownPlaces: string[];
  /** Kilometres by city id, for a search around a postcode. */
  distances: ReadonlyMap<number, number> | null;
}

/**
 * What a search asks for. Several places are OR, and the circle around the postcode is one more of them.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export function resolveFilters(search: JobSearch, now: Date): ResolvedFilters {
  const circle = circleOf(search);
  const named = search.location
    .map((place) => ({ place: slugOf(place), cities: citiesOf(place) }))
    .filter(({ place }) => place !== '');
  const places = [...named.flatMap(({ cities }) => cities), ...(circle?.keys() ?? [])];
  const span = postedSpan(ticked(search.datePosted), now);
  return {
    filters: {
      companyId: search.company_id ?? null,
      places: named.length > 0 || circle ? new Set(places) : null,
      posted: span && { from: seconds(span.from) ?? 0, until: seconds(span.until) ?? Number.POSITIVE_INFINITY },
      categories: categoriesOf(search),
      jobTypes: bits(ticked(search.job_type), 5),
      remote: bits(ticked(search.remote), remoteChoices.length),
      payShown: search.pay_shown,
    },
    unknownPlaces: named.filter(({ cities }) => cities.length === 0).map(({ place }) => place),
    distances: circle,
  };
}

/** No postcode, no circle. */
function circleOf({ postcode, radius }: JobSearch): Map<number, number> | null {
  const zip = String(postcode ?? '').trim();
  if (zip === '' || zip === '0') return null;
  const centre = cityByZip(zip);
  if (!centre) throw new Problem('invalid_input', { fields: [{ path: 'postcode', code: 'unknown_postcode' }] });
  return new Map(citiesWithin(centre, radius).map(({ city, km }) => [city.id, km]));
}

function citiesOf(place: SearchPlace): number[] {
  const zip = typeof place === 'string' ? '' : (place.zip ?? '').trim();
  if (zip) {
    const city = cityByZip(zip);
    return city ? [city.id] : [];
  }
  return placesOfSlug(slugOf(place)).map((city) => city.id);
}

function slugOf(place: SearchPlace): string {
  if (typeof place === 'string') return place;
  const { name, zip, region } = place;
  return placeSlug({ name: name || region || '', zip: zip ?? '', region: region ?? '' }) || (zip ?? '');
}

function categoriesOf({ category_condition: chosen, category_title: title }: JobSearch): Set<number> | null {
  const wanted = chosen.length > 0 ? chosen : title ? [title] : [];
  if (wanted.length === 0) return null;
  return new Set(
    wanted.flatMap((one) => {
      const category = typeof one === 'number' ? categoryById(one) : categoryBySeo(one);
      return category ? categoriesUnder(category.id) : [];
    }),
  );
}

/** Ids above `most` are no choices and count as not ticked. 0: nothing ticked, hence no filter. */
function bits(ids: readonly number[], most: number): number {
  return ids.filter((id) => id >= 1 && id <= most).reduce((all, id) => all | (1 << id), 0);
}

function seconds(instant: Date | null): number | null {
  return instant && Math.ceil(instant.getTime() / 1000);
}
