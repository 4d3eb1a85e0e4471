import { expect, it } from 'vitest';
import { placeOfSlug, slugQuery } from './place-of-slug';

const place = (id: number, name: string, zip: string, region: string, kind: 'zip' | 'town' | 'region') => ({
  id,
  name,
  zip,
  region,
  kind,
  lat: 0,
  lng: 0,
});
const found = [
  place(90001, 'Aarhus', '', 'Midtjylland', 'town'),
  place(8000, 'Aarhus C', '8000', 'Midtjylland', 'zip'),
  place(4, 'Midtjylland', '', 'Midtjylland', 'region'),
];

it.each([
  ['a postcode', 'Aarhus C-8000-Midtjylland', '8000', 8000],
  ['a town', 'aarhus-midtjylland', 'aarhus midtjylland', 90001],
  ['a postcode that nobody has', 'x-0001-y', '0001', undefined],
])('a slug means %s', (_what, slug, query, id) => {
  expect(slugQuery(slug)).toBe(query);
  expect(placeOfSlug(slug, found)?.id).toBe(id);
});
