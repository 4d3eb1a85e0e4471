import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test.each([0, 1, 2, 7, 100])('finds each place among %i, and the end when there is none', (length) => {
  for (let wanted = 0; wanted <= length; wanted += 1) {
    expect(lowerBound(length, (place) => place >= wanted)).toBe(wanted);
  }
});
