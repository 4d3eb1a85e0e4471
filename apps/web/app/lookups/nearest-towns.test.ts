import { expect, test } from 'vitest';
import { nearestTowns } from './nearest-towns.ts';

const place = (name: string, zip: string, lat: number, lng: number, count = 1) => ({
  id: Number(zip),
  name,
  zip,
  region: 'Nordjylland',
  lat,
  lng,
  count,
});
const places = [
  place('Ballerup', '2750', 55.73, 12.36, 12),
  place('Fjerritslev', '9690', 57.09, 9.27),
  place('Nykøbing M', '7900', 56.79, 8.86, 3),
];
const thisted = { lat: 56.96, lng: 8.69, kind: 'zip' as const };
const byName = (...given: Parameters<typeof nearestTowns>) =>
  nearestTowns(...given).map(({ place: { name }, km, count }) => [name, km && Math.round(km), count]);

test('the nearest towns come first, regardless of their hits', () => {
  expect(byName(places, thisted, 2)).toEqual([
    ['Nykøbing M', 22, 3],
    ['Fjerritslev', 38, 1],
  ]);
});

test('postcodes of one name are one town, as near as the nearest of them', () => {
  const two = [place('København K', '1051', 55.6, 12.58, 2), place('København K', '1050', 55.68, 12.58, 3)];
  const [town] = nearestTowns(two, { lat: 55.68, lng: 12.58, kind: 'zip' }, 4);
  expect(town).toEqual({ place: two[1], km: 0, count: 5 });
});

test('for a region there is no distance; without a centre most hits come first', () => {
  expect(byName(places, { ...thisted, kind: 'region' }, 4).map(([name, km]) => [name, km])).toEqual([
    ['Nykøbing M', null],
    ['Fjerritslev', null],
    ['Ballerup', null],
  ]);
  expect(byName(places, null, 4)).toEqual([
    ['Ballerup', null, 12],
    ['Nykøbing M', null, 3],
    ['Fjerritslev', null, 1],
  ]);
});
