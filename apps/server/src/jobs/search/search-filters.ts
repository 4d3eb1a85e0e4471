import { jobTypes, remoteChoices } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobFacets, JobSearch, SearchPlace } from '@jobblik/contract/jobs/job-search.schema';
import { postedChoices, postedSpan } from '@jobblik/contract/jobs/jobs.rules';
import { groupedWishes, type WishGroup, wishGroups } from '@jobblik/contract/jobs/wishes.rules';
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
import { older } from '../../platform/search/index.ts';
import type { jobIndex } from './job-index.ts';

/** Filters of the job index. */
export type JobFilters = Parameters<typeof jobIndex.search>[1]['filters'];

type Facets = Awaited<ReturnType<typeof jobIndex.search>>['facets'];

export interface ResolvedFilters {
  filters: JobFilters;
  unknownPlaces: string[];
  /** Kilometres by city id, for a search around a postcode. */
  distances: ReadonlyMap<number, number> | null;
}

/**
 * The index filters of a search. Several places are combined with OR; the circle around the postcode is one of them.
 * @throws Problem `invalid_input` for a postcode that does not exist
 */
export function resolveFilters(search: JobSearch, now: Date): ResolvedFilters {
  const circle = circleOf(search);
  const named = search.location
    .map((place) => ({ place: slugOf(place), cities: citiesOf(place) }))
    .filter(({ place }) => place !== '');
  const places = [...named.flatMap(({ cities }) => cities), ...(circle?.keys() ?? [])];
  const span = postedSpan(search.datePosted, now);
  return {
    filters: {
      ...liveAt(now),
      company: search.company_id == null ? undefined : [search.company_id],
      places: named.length > 0 || circle ? new Set(places) : undefined,
      published: span ? { ...(span.from && { from: span.from }), ...(span.until && { until: span.until }) } : undefined,
      categories: categoriesOf(search),
      jobType: known(search.job_type, 5),
      remote: known(search.remote, remoteChoices.length),
      payShown: search.pay_shown || undefined,
      ...wishFilters(search.wishes),
    },
    unknownPlaces: named.filter(({ cities }) => cities.length === 0).map(({ place }) => place),
    distances: circle,
  };
}

/** Converts the counts of the index to the facets of the answer. */
export function facetsOf(facets: Facets): JobFacets {
  const { jobType, remote, payShown, categories, published } = facets;
  const choices = (ids: Iterable<number>, counts: ReadonlyMap<number, number>) =>
    [...ids].map((id) => ({ id, count: counts.get(id) ?? 0 }));
  const days = [...published.values()];
  return {
    job_type: choices(
      jobTypes.map(({ id }) => id),
      jobType,
    ),
    remote: choices(
      remoteChoices.map(({ id }) => id),
      remote,
    ),
    pay_shown: payShown.get(1) ?? 0,
    wishes: Object.entries(wishGroups).flatMap(([group, all]) =>
      all.map(({ id }, at) => ({ id, count: facets[group as WishGroup].get(at + 1) ?? 0 })),
    ),
    categories: choices(categories.keys(), categories),
    // Choices 1 to 5 are the days of the facet in order, the last choice is for older ads.
    datePosted: postedChoices.map((id) => ({ id, count: days[id - 1] ?? published.get(older) ?? 0 })),
  };
}

/** Kilometres by city id in the circle around the postcode; null without a postcode. */
function circleOf({ postcode, radius }: JobSearch): Map<number, number> | null {
  const zip = String(postcode ?? '').trim();
  if (zip === '' || zip === '0') return null;
  const centre = cityByZip(zip);
  if (!centre) throw new Problem('invalid_input', { fields: [{ path: 'postcode', code: 'unknown_postcode' }] });
  return new Map(citiesWithin(centre, radius).map(({ city, km }) => [city.id, km]));
}

/** Postcodes of a place; empty for an unknown place. */
export function citiesOf(place: SearchPlace): number[] {
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

function categoriesOf({ category_condition: chosen, category_title: title }: JobSearch): Set<number> | undefined {
  const titles = chosen.length > 0 ? chosen : title ? [title] : [];
  if (titles.length === 0) return undefined;
  return new Set(
    titles.flatMap((one) => {
      const category = typeof one === 'number' ? categoryById(one) : categoryBySeo(one);
      return category ? categoriesUnder(category.id) : [];
    }),
  );
}

/** Filters for wishes: in the index the choices of a group have numbers from 1, and a group of one is a flag. */
export function wishFilters(ids: readonly number[]): Pick<JobFilters, WishGroup> {
  return Object.fromEntries(
    groupedWishes(ids).map(({ group, wishes }) => {
      const all: readonly { id: number }[] = wishGroups[group];
      return [group, all.length === 1 || wishes.map(({ id }) => all.findIndex((one) => one.id === id) + 1)];
    }),
  );
}

/** The ids up to `most`; other ids are ignored. Undefined, which is no filter, if no id remains. */
function known(ids: readonly number[], most: number): number[] | undefined {
  const choices = ids.filter((id) => id >= 1 && id <= most);
  return choices.length > 0 ? choices : undefined;
}

/** The filter for ads that are live at an instant. */
export function liveAt(now: Date) {
  return { liveUntil: { from: new Date(now.getTime() + 1) } };
}
