import { expect, it } from 'vitest';
import { placeOfSlug, slugQuery, slugText } from './place-of-slug';

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
  ['a town under its name', 'Aarhus', 'Aarhus', 90001],
  ['a town in another spelling', 'århus-midtjylland', 'århus midtjylland', 90001],
  ['a part of a town', 'aarhus-c', 'aarhus c', 8000],
  ['a region', 'midtjylland', 'midtjylland', 4],
  ['a postcode that nobody has', 'x-0001-y', '0001', undefined],
  ['the beginning of a name', 'aarh', 'aarh', undefined],
  ['a town in another region', 'aarhus-nordjylland', 'aarhus nordjylland', undefined],
])('a slug means %s', (_what, slug, query, id) => {
  expect(slugQuery(slug)).toBe(query);
  expect(placeOfSlug(slug, found)?.id).toBe(id);
});

it.each([
  ['fyn', 'Fyn'],
  ['aarhus-og-omegn', 'Aarhus og omegn'],
  ['Xyz By', 'Xyz By'],
  ['øst-for-paradis', 'Øst for paradis'],
  ['', ''],
])('a slug of no place is shown in words: "%s"', (slug, text) => {
  expect(slugText(slug)).toBe(text);
});
