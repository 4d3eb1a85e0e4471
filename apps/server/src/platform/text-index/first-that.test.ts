import { expect, test } from 'vitest';
import { firstThat } from './first-that.ts';

test.each([0, 1, 2, 7, 100])('finds each place among %i, and the end when there is none', (length) => {
  for (let wanted = 0; wanted <= length; wanted += 1) {
    expect(firstThat(length, (place) => place >= wanted)).toBe(wanted);
  }
});
