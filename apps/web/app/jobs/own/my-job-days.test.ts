import { expect, test } from 'vitest';
import { lastDays, valuesOn } from './my-job-days';

test('the last 30 local days are ordered oldest first', () => {
  // Just after midnight in Denmark, still the day before in UTC.
  const days = lastDays(Date.parse('2026-11-19T23:30:00Z'));
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe('2026-11-20');
  expect(days[0]).toBe('2026-10-22');
});

test('each day around a clock change is there once', () => {
  const days = lastDays(Date.parse('2026-11-03T12:00:00Z'));
  expect(new Set(days).size).toBe(30);
  expect(days[0]).toBe('2026-10-05');
  expect(days).toContain('2026-10-25');
});

test('a day without data is 0, and one outside is left out', () =>
  expect(
    valuesOn(
      ['2026-11-18', '2026-11-19', '2026-11-20'],
      [
        ['2026-11-20', 7],
        ['2026-11-18', 2],
        ['2026-10-21', 99],
      ],
    ),
  ).toEqual([2, 0, 7]));
