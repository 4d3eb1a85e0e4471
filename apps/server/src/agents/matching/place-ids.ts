import type { Near } from '@jobblik/contract/agents/agents.rules';
import {
  type Area,
  areaById,
  areasAround,
  type City,
  citiesWithin,
  cityById,
  placesOfSlug,
} from '../../lookups/index.ts';

/** A place of an agent: a postcode, a town or a region. */
export type ChosenPlace = { kind: 'zip'; city: City } | { kind: 'town' | 'region'; area: Area };

/** @returns undefined for an id that is not a place (any more) */
export function placeById(id: number): ChosenPlace | undefined {
  const area = areaById(id);
  if (area) return { kind: area.kind, area };
  const city = cityById(id);
  return city && { kind: 'zip', city };
}

/** The postcodes of a place, as in the search: a quarter with several postcodes ("København K") is all of them. */
export function citiesOfPlace(id: number): readonly number[] {
  const place = placeById(id);
  if (!place) return [];
  return place.kind === 'zip' ? sameQuarter(place.city) : place.area.cities.map((city) => city.id);
}

/** The postcodes of a circle; none without a circle, or if its centre no longer exists. */
export function citiesNear(near: Near | null): number[] {
  const centre = near && cityById(near.cityId);
  return centre ? citiesWithin(centre, near.radius).map(({ city }) => city.id) : [];
}

/** The regions of postcodes, each once. */
export function regionsOf(cityIds: readonly number[]): number[] {
  const areas = cityIds.flatMap((id) => areasAround(id));
  return [...new Set(areas.filter(({ kind }) => kind === 'region').map(({ id }) => id))];
}

/** Every id by which an agent may have chosen the place of a postcode. */
export function placesOfCity(cityId: number): number[] {
  const city = cityById(cityId);
  return [...(city ? sameQuarter(city) : [cityId]), ...areasAround(cityId).map((area) => area.id)];
}

/** One id for all postcodes of a quarter; other places keep their id. */
export function keyPlaceOf(id: number): number {
  const place = placeById(id);
  return place?.kind === 'zip' ? Math.min(...sameQuarter(place.city)) : id;
}

const quarters = new Map<number, readonly number[]>();

function sameQuarter(city: City): readonly number[] {
  const known = quarters.get(city.id);
  if (known) return known;
  const found = [...new Set([city.id, ...placesOfSlug(city.zip).map((other) => other.id)])];
  quarters.set(city.id, found);
  return found;
}
