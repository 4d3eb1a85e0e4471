import { seoName } from '@jobblik/contract/kernel/seo.rules';
import { expect, test } from 'vitest';
import { placeLabel, placeSlug } from './lookups.rules.ts';

test.each([
  ['Sundhed og omsorg', 'sundhed-og-omsorg'],
  ['Undervisning og børn', 'undervisning-og-børn'],
  ['Tag, gulv og facade', 'tag-gulv-og-facade'],
  ['Salg & marketing', 'salg-og-marketing'],
  ['  --It/udvikling-- ', 'it-udvikling'],
  ['Pa\u030a fjorden', 'på-fjorden'],
  ['🎉', ''],
])('%j is %j in an address', (text, seo) => {
  expect(seoName(text)).toBe(seo);
});

test.each([
  [{ name: 'Aarhus C', zip: '8000', region: 'Midtjylland' }, 'aarhus-c-8000-midtjylland'],
  [{ name: 'Søborg', zip: '2860', region: 'Hovedstaden' }, 'søborg-2860-hovedstaden'],
  [{ name: 'Aarhus', zip: '', region: 'Midtjylland' }, 'aarhus-midtjylland'],
  [{ name: 'Midtjylland', zip: '', region: 'Midtjylland' }, 'midtjylland'],
])('a place is name, zip and region: %j', (place, slug) => {
  expect(placeSlug(place)).toBe(slug);
});

test('a postcode is written with its number, a region without', () => {
  expect(placeLabel({ name: 'Aarhus C', zip: '8000' })).toBe('8000 Aarhus C');
  expect(placeLabel({ name: 'Midtjylland', zip: '' })).toBe('Midtjylland');
});
