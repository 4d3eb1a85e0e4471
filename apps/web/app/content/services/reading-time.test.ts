import { expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

it.each([
  [40, 4, { hours: 2, rest: 40, days: 2 }],
  [60, 4, { hours: 4, rest: 0, days: 2 }],
  [5, 1, { hours: 0, rest: 5, days: 1 }],
  [150, 15, { hours: 37, rest: 30, days: 19 }],
])('%s applications of %s minutes', (applicants, minutes, time) =>
  expect(readingTime({ applicants, minutes })).toEqual(time),
);
