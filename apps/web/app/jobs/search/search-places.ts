import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { type Middle, placeOfSlug, slugQuery, slugText } from '../../lookups';
import type { ServerApi } from '../../platform/api/server-api';

/** An active place with its name. */
export interface NamedPlace {
  /** Slug of a `location`, or the postcode of the circle. */
  value: string;
  label: string;
}

type ApiCaller = Pick<ServerApi, 'call'>;

async function find(api: ApiCaller, query: string): Promise<Place[]> {
  return await api.call(getCitiesWithQuery, { params: { query: query.slice(0, 100) }, query: { whole: 1 } });
}

/** The postcode of a search's circle, else the first of its known places; null without one. */
export async function findMiddle(
  api: ApiCaller,
  { postcode, location }: { postcode: string; location: readonly string[] },
): Promise<Middle | null> {
  for (const slug of postcode ? [postcode, ...location] : location) {
    const place = placeOfSlug(slug, await find(api, slugQuery(slug)));
    if (place) return place;
  }
  return null;
}

/** "8000 Aarhus C" for a postcode; null if it does not exist. */
export async function namePostcode(api: ApiCaller, postcode: string): Promise<NamedPlace | null> {
  if (!postcode) return null;
  const [city] = await find(api, postcode);
  return city?.zip === postcode ? { value: postcode, label: placeLabel(city) } : null;
}

/** Names of `location` slugs; an unknown slug keeps its own words. */
export async function nameLocations(api: ApiCaller, slugs: readonly string[]): Promise<NamedPlace[]> {
  return await Promise.all(
    slugs.map(async (slug) => {
      const place = placeOfSlug(slug, await find(api, slugQuery(slug)));
      return { value: slug, label: place ? placeLabel(place) : slugText(slug) };
    }),
  );
}
