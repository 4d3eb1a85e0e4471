import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test.each([0, 1, 2, 7, 100])('finds each position among %i, and the end if there is none', (length) => {
  for (let expected = 0; expected <= length; expected += 1) {
    expect(lowerBound(length, (place) => place >= expected)).toBe(expected);
  }
});
