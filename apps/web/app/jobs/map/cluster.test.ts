import { describe, expect, test } from 'vitest';
import { clusterPlaces } from './cluster.ts';

const place = (id: number, lng: number, count: number) => ({
  id,
  zip: String(id),
  name: `By ${id}`,
  region: 'Fyn',
  lat: 55,
  lng,
  count,
});
/** Projection in which one degree is `scale` pixels. */
const at = (scale: number) => (point: { lat: number; lng: number }) => ({
  x: point.lng * scale,
  y: -point.lat * scale,
});
const ids = (clusters: ReturnType<typeof clusterPlaces>) => clusters.map(({ places }) => places.map(({ id }) => id));

describe('markers on the map', () => {
  const places = [place(1, 10, 1), place(2, 10.2, 3), place(3, 12, 2)];

  test.each([
    ['far out one stands for all', 1, [[2, 3, 1]]],
    ['closer the near ones stay together', 100, [[2, 1], [3]]],
    ['close each stands alone', 1000, [[2], [3], [1]]],
  ])('%s', (_what, scale, expected) => expect(ids(clusterPlaces(places, at(scale)))).toEqual(expected));

  test('count the hits of their places and are at their centre', () => {
    const [first] = clusterPlaces(places, at(100));
    expect(first).toMatchObject({ count: 4, lat: 55 });
    expect(first?.lng).toBeCloseTo(10.15);
  });

  test('no place is lost and none counted twice', () => {
    const many = Array.from({ length: 300 }, (_, index) => place(index + 1, 8 + (index % 70) / 10, 1 + (index % 3)));
    for (const scale of [5, 50, 500]) {
      const clusters = clusterPlaces(many, at(scale));
      expect(clusters.flatMap(({ places: all }) => all)).toHaveLength(300);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(many.reduce((sum, { count }) => sum + count, 0));
    }
  });

  test('an empty map has none', () => expect(clusterPlaces([], at(1))).toEqual([]));
});
