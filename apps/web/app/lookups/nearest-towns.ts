import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import type { City, Place } from '@jobblik/contract/lookups/lookups.schema';

/** Where a search looks from. */
export type Middle = Pick<Place, 'lat' | 'lng' | 'kind'>;

interface NearTown {
  /** Its nearest postcode. */
  place: City;
  /** Kilometres; null from a region, from whose middle a distance says little, and from nowhere. */
  km: number | null;
  /** Hits in all its postcodes. */
  count: number;
}

/**
 * Towns with hits, the nearest first; those with the most hits where there is no middle. Postcodes of one name are one town, as in a
 * search for one of them.
 */
export function nearestTowns(
  places: readonly (City & { count: number })[],
  middle: Middle | null,
  most: number,
): NearTown[] {
  const kmTo = (place: City) => (middle ? distanceKm(middle, place) : 0);
  return [...Map.groupBy(places, ({ name }) => name).values()]
    .flatMap((postcodes) => {
      const count = postcodes.reduce((sum, place) => sum + place.count, 0);
      return postcodes
        .map((place) => ({ place, km: kmTo(place), count }))
        .toSorted((a, b) => a.km - b.km)
        .slice(0, 1);
    })
    .toSorted((a, b) => a.km - b.km || b.count - a.count)
    .slice(0, most)
    .map((town) => (middle && middle.kind !== 'region' ? town : { ...town, km: null }));
}
