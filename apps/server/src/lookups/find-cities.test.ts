import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import { describe, expect, test } from 'vitest';
import { geography } from './cities.ts';
import { findCities } from './find-cities.ts';

const found = (query: string, whole = false) =>
  findCities(query, whole).map((place) => `${place.zip} ${place.name}`.trim());

describe('the first hit for', () => {
  test.each([
    ['8000', '8000 Aarhus C'],
    ['900', '9000 Aalborg'],
    ['aarhus', '8000 Aarhus C'],
    ['Århus', '8000 Aarhus C'],
    ['arhus', '8000 Aarhus C'],
    ['aarhus n', '8200 Aarhus N'],
    ['søborg', '2860 Søborg'],
    ['soeborg', '2860 Søborg'],
    ['SOBORG', '2860 Søborg'],
    ['roskil', '4000 Roskilde'],
    ['kbh n', '2200 København N'],
    ['københavn k', '1050 København K'],
    ['1055', '1055 København K'],
    ['8000 aar', '8000 Aarhus C'],
    ['aarhus 8000', '8000 Aarhus C'],
    ['nykøbing f', '4800 Nykøbing F'],
    ['herning', '7400 Herning'],
    ['ærøskøbing', '5970 Ærøskøbing'],
    ['aeroskobing', '5970 Ærøskøbing'],
    ['roskilde sjælland', '4000 Roskilde'],
    ['aarhus c 8000 midtjylland', '8000 Aarhus C'],
  ])('%s is %s', (query, place) => {
    expect(found(query)[0]).toBe(place);
  });
});

describe('for a search, whole towns and regions come first', () => {
  test.each([
    ['aarhus', 'Aarhus'],
    ['københavn', 'København'],
    ['midtjyll', 'Midtjylland'],
    ['sjælland', 'Sjælland'],
    ['odense syddanmark', 'Odense'],
    ['koebenhavn hovedstaden', 'København'],
  ])('%s is %s', (query, place) => {
    expect(found(query, true)[0]).toBe(place);
  });

  test('for an address they are left out', () => {
    expect(findCities('aarhus', false).every((place) => place.kind === 'zip')).toBe(true);
  });

  test('a whole place is marked and has no postcode', () => {
    expect(findCities('odense', true)[0]).toMatchObject({
      kind: 'town',
      zip: '',
      name: 'Odense',
      region: 'Syddanmark',
    });
  });
});

describe('the slug of a place', () => {
  const { cities, areas } = geography();

  test.each(areas.map(({ name, region }) => ({ name, zip: '', region })))('finds $name in $region', (area) => {
    expect(findCities(placeSlug(area), true)[0]).toMatchObject(area);
  });

  test('finds every postcode', () => {
    const lost = cities.filter((city) => findCities(placeSlug(city), true)[0]?.id !== city.id);
    expect(lost).toEqual([]);
  });

  test('in another region finds nothing', () => {
    expect(findCities('odense-nordjylland', true)).toEqual([]);
  });
});

test('a name that begins with the text precedes one that contains it', () => {
  const names = found('havn');
  expect(names.indexOf('8970 Havndal')).toBeLessThan(names.indexOf('9900 Frederikshavn'));
});

test('a quarter with many codes appears once', () => {
  expect(found('københavn k')).toEqual(['1050 København K']);
});

test.each(['', ' ', '🎉', '12345', '0', 'zzzz', '\u0000', "'; drop table", '%', '_', 'x'.repeat(100_000)])(
  '%# finds nothing',
  (query) => {
    expect(findCities(query, true)).toEqual([]);
  },
);

test.each(['a', 'e', '1', 'by'])('never more than twenty for %s', (query) => {
  expect(findCities(query, true)).toHaveLength(20);
});
