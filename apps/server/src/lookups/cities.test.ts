import { distanceKm, placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import { describe, expect, test } from 'vitest';
import { citiesWithin, cityById, cityByZip, geography, placesOfSlug, placeWords, townCalled } from './cities.ts';

const names = (slug: string) => [...new Set(placesOfSlug(slug).map((city) => city.name))];

describe('the postcodes', () => {
  test('cover all of Denmark, each with coordinates and a region', () => {
    const { cities } = geography();
    expect(cities).toHaveLength(1089);
    expect(new Set(cities.map((city) => city.id)).size).toBe(1089);
    for (const city of cities) {
      expect(city.zip).toMatch(/^\d{4}$/);
      expect(city.lat).toBeGreaterThan(54.5);
      expect(city.lat).toBeLessThan(57.8);
      expect(city.lng).toBeGreaterThan(8);
      expect(city.lng).toBeLessThan(15.2);
      expect(city.region).not.toBe('');
    }
  });

  test.each([
    ['9000', 'Aalborg', 'Nordjylland'],
    ['8000', 'Aarhus C', 'Midtjylland'],
    ['5000', 'Odense C', 'Syddanmark'],
    ['3700', 'Rønne', 'Hovedstaden'],
    ['4000', 'Roskilde', 'Sjælland'],
  ])('%s is %s in %s', (zip, name, region) => {
    expect(cityByZip(zip)).toMatchObject({ id: Number(zip), zip, name, region });
  });

  test.each(['', '1', '0000', '9999', '80000', '8000a', '-8000', '１２３４'])('%j is not a postcode', (zip) => {
    expect(cityByZip(zip)).toBeUndefined();
  });
});

describe('a place in an address', () => {
  test.each([
    ['a postcode', 'aarhus-c-8000-midtjylland', ['Aarhus C']],
    ['a postcode with Danish letters', 'søborg-2860-hovedstaden', ['Søborg']],
    ['a postcode alone', '8000', ['Aarhus C']],
    ['a postcode as spec 1§2 writes it', 'Aarhus C-8000-Midtjylland', ['Aarhus C']],
    ['a quarter with many codes', 'københavn-k-1050-hovedstaden', ['København K']],
    ['a town without quarters', 'skanderborg', ['Skanderborg']],
    ['a town with its region', 'viborg-midtjylland', ['Viborg']],
  ])('%s: %s', (_what, slug, expected) => {
    expect(names(slug)).toEqual(expected);
  });

  test('a whole town has its suburbs, but no other town of its municipality', () => {
    expect(names('Århus')).toEqual(names('aarhus'));
    expect(names('aarhus')).toEqual(expect.arrayContaining(['Aarhus C', 'Aarhus N', 'Viby J', 'Brabrand']));
    expect(names('esbjerg')).toContain('Esbjerg Ø');
    expect(names('esbjerg')).not.toContain('Ribe');
  });

  test.each([
    ['Aalborg', 'Aalborg', 'aalborg-nordjylland'],
    ['kbh', 'København', 'københavn-hovedstaden'],
    ['8000', '8000 Aarhus C', 'aarhus-c-8000-midtjylland'],
    ['8000 århus', '8000 Aarhus C', 'aarhus-c-8000-midtjylland'],
    ['København K', 'København K', 'københavn-k-1050-hovedstaden'],
    ['skagen', 'Skagen', 'skagen-9990-nordjylland'],
  ])('%s is called %s', (text, label, slug) => {
    expect(townCalled(text)).toEqual({ label, slug });
    expect(placesOfSlug(slug)).not.toEqual([]);
  });

  test.each(['Nykøbing', 'Nordjylland', 'Fyn', '8000 Odense', '9999', 'Aalborg Kommune', '', ' '])(
    '%j names no single town',
    (text) => expect(townCalled(text)).toBeUndefined(),
  );

  test.each([
    ['midtjylland', 144],
    ['Hovedstaden', 577],
    ['koebenhavn-k-1050-hovedstaden', 232],
  ])('%s is %i postcodes', (slug, count) => {
    expect(placesOfSlug(slug)).toHaveLength(count);
  });

  test.each([
    ['fyn', 'Odense C'],
    ['bornholm', 'Rønne'],
    ['jylland', 'Aalborg'],
    ['gribskov', 'Helsinge'],
  ])('%s contains %s', (slug, town) => {
    expect(names(slug)).toContain(town);
  });

  test.each(['', 'atlantis', '0000', 'aarhus-sjælland', '🎉', 'constructor', "'; drop"])(
    '%j is not a place',
    (slug) => {
      expect(placesOfSlug(slug)).toEqual([]);
    },
  );

  test('gives the postcode it was built from', () => {
    for (const city of geography().cities) expect(placesOfSlug(placeSlug(city))).toContain(city);
  });
});

test.each([
  ['8000', '5000', 84, 3],
  ['1050', '2100', 2.6, 1],
  ['9000', '3700', 367, 5],
])('%s and %s are %f km apart', (a, b, km, within) => {
  const from = cityByZip(a);
  const to = cityByZip(b);
  if (!from || !to) throw new Error('unknown postcode');
  expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(within);
  expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from));
});

test('the postcodes around a postcode begin with itself and end at the radius', () => {
  const centre = cityById(8000);
  if (!centre) throw new Error('unknown postcode');
  const around = citiesWithin(centre, 25);
  expect(around[0]).toEqual({ city: centre, km: 0 });
  expect(around.every((hit) => hit.km <= 25)).toBe(true);
  expect(around.map((hit) => hit.city.name)).toContain('Skanderborg');
  expect(around.map((hit) => hit.city.name)).not.toContain('Randers C');
});

test('the words of a postcode are its town, municipality, region and part of the country', () => {
  const odense = cityById(5000);
  expect(odense && placeWords(odense)).toEqual(['Odense C', 'Odense', 'Syddanmark', 'Fyn', '5000']);
});
