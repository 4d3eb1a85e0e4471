import { expect, it } from 'vitest';
import { nearestPoint, smoothed, sparkPoints } from './spark-points';

it.each([
  [[], []],
  [[5], [{ x: 0, y: 8 }]],
  [
    [0, 0],
    [
      { x: 0, y: 82 },
      { x: 392, y: 82 },
    ],
  ],
  [
    [0, 5, 10],
    [
      { x: 0, y: 82 },
      { x: 196, y: 45 },
      { x: 392, y: 8 },
    ],
  ],
  [
    [-4, 10],
    [
      { x: 0, y: 82 },
      { x: 392, y: 8 },
    ],
  ],
])('%o is at %o', (values, points) => {
  expect(sparkPoints(values, 400, 90)).toEqual(points);
});

it.each([
  [[], 10, null],
  [[0, 5, 10], -40, 0],
  [[0, 5, 10], 290, 1],
  [[0, 5, 10], 310, 2],
  [[0, 5, 10], 900, 2],
])('of %o the point nearest to %d is number %o', (values, x, index) => {
  expect(nearestPoint(sparkPoints(values, 408, 90), x)).toBe(index);
});

it('draws sums of seven days for small numbers, the values themselves for large ones', () => {
  expect(smoothed([])).toEqual([]);
  expect(smoothed([1, 0, 0, 2, 0, 0, 0, 1])).toEqual([1, 1, 1, 3, 3, 3, 3, 3]);
  expect(smoothed([20, 0, 40])).toEqual([20, 0, 40]);
});

it('leaves the margin of a small curve', () => {
  expect(sparkPoints([0, 10], 84, 24, 3)).toEqual([
    { x: 0, y: 21 },
    { x: 81, y: 3 },
  ]);
});
