import { expect, test } from 'vitest';
import { slotsOfPeriod } from './slots-of-period';

test.each([
  [540, 660, 30, ['09:00-09:30', '09:30-10:00', '10:00-10:30', '10:30-11:00']],
  [540, 640, 45, ['09:00-09:45', '09:45-10:30']],
  [1410, 1440, 30, ['23:30-24:00']],
  [540, 560, 30, []],
  [560, 540, 30, []],
])('%i to %i in %i minutes', (start, end, length, expected) => {
  const slots = slotsOfPeriod('2026-11-24', { start, end }, length);
  expect(slots.map(({ start_time, end_time }) => `${start_time}-${end_time}`)).toEqual(expected);
});
