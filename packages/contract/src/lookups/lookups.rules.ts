import { seoName } from '@jobblik/contract/kernel/seo.rules';

/** The five regions by their ids in the reference data. */
export const regions = [
  { id: 1, name: 'Hovedstaden' },
  { id: 2, name: 'Sjælland' },
  { id: 3, name: 'Syddanmark' },
  { id: 4, name: 'Midtjylland' },
  { id: 5, name: 'Nordjylland' },
] as const;

/** Most hits for a typed place. */
export const mostCityHits = 20;

/** Slug of a place, `aarhus-c-8000-midtjylland` (spec 1§2). Without a zip: the whole town or region. */
export function placeSlug(place: { name: string; zip: string; region: string }): string {
  const parts = place.name === place.region ? [place.name] : [place.name, place.zip, place.region];
  return parts.map(seoName).filter(Boolean).join('-');
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const half = (x: number) => Math.sin((x * radians) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lng - a.lng);
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Radius of a search around a postcode, in kilometres (spec 1§9, 2§9). */
export const radiusRange = { min: 5, max: 400, step: 5, standard: 50 } as const;

/** A place as people write it: "8000 Aarhus C"; "Midtjylland" without a postcode. */
export function placeLabel({ zip, name }: { zip: string; name: string }): string {
  return `${zip} ${name}`.trim();
}
