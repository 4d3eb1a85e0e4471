import { datesOf } from '@jobblik/contract/interviews/week.rules';
import { expect, test } from 'vitest';
import { weekDates } from './week-dates';

test.each([
  [2025, 47, true, '17.–23. november 2025'],
  [2025, 47, false, '17.–23. nov.'],
  [2025, 44, true, '27. oktober–2. november 2025'],
  [2026, 1, true, '29. december 2025–4. januar 2026'],
  [2026, 1, false, '29. dec.–4. jan.'],
])('week %i/%i (long %s) is %s', (year, week, isLong, expected) => {
  expect(weekDates(datesOf({ year, week }), isLong).replaceAll('\u2060', '')).toBe(expected);
});
