import { expect, test } from 'vitest';
import { isStorageOver, lastDayOfStorage } from './retention.rules.ts';

test.each([
  // The calendar year.
  ['2026-03-10T12:00:00Z', 12, '2031-12-31'],
  // New Year's night is counted in Denmark.
  ['2026-12-31T22:59:59Z', 12, '2031-12-31'],
  ['2026-12-31T23:00:00Z', 12, '2032-12-31'],
  // A financial year that ends in June.
  ['2026-06-30T12:00:00Z', 6, '2031-06-30'],
  ['2026-07-01T12:00:00Z', 6, '2032-06-30'],
  // One that ends in February: five years later it may have a 29th.
  ['2027-02-10T12:00:00Z', 2, '2032-02-29'],
])('what is booked at %s, in a year that ends in month %i, is stored until %s', (at, yearEnds, day) => {
  expect(lastDayOfStorage(new Date(at), yearEnds)).toBe(day);
});

test.each([
  ['2031-12-31T22:59:59Z', false],
  ['2031-12-31T23:00:00Z', true],
])('at %s the storage is over: %s', (now, isOver) => {
  expect(isStorageOver(new Date('2026-03-10T12:00:00Z'), 12, new Date(now))).toBe(isOver);
});
