import { expect, it } from 'vitest';
import { kmFrom, nearestFirst } from './use-home-place';

const aalborg = { lat: 57.039, lng: 9.914 };
const aarhus = { lat: 56.154, lng: 10.203 };
const odense = { lat: 55.403, lng: 10.392 };

it.each([
  ['the nearest place counts', aalborg, [odense, aarhus], 100],
  ['the own town', aalborg, [aalborg], 0],
  ['no town', null, [aarhus], null],
  ['no place', aalborg, [], null],
])('%s', (_sentence, home, places, km) => expect(kmFrom(home, places)).toBe(km));

it('has the nearest place first, and the order of the ad without a town', () => {
  expect(nearestFirst(aalborg, [odense, aarhus])).toEqual([aarhus, odense]);
  expect(nearestFirst(null, [odense, aarhus])).toEqual([odense, aarhus]);
});
