import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import type { City, Place } from '@jobblik/contract/lookups/lookups.schema';

/** Centre of a search. */
export type Middle = Pick<Place, 'lat' | 'lng' | 'kind'>;

interface NearTown {
  /** The postcode of the town that is nearest. */
  place: City;
  /** Kilometres; null without a centre, and for a region, whose centre says little about distances. */
  km: number | null;
  /** Hits in all its postcodes. */
  count: number;
}

/**
 * Towns with hits, the nearest first; without a centre those with the most hits first. Postcodes with the same name are one town,
 * as in a search for one of them.
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
