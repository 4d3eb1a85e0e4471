import { expect, test } from 'vitest';
import { visitsByDay } from './my-job-days';

test('the last 30 local days stand oldest first, with 0 where nobody came', () => {
  const days = visitsByDay(
    [
      { day: '2026-11-20', visits: 7 },
      { day: '2026-10-22', visits: 2 },
      { day: '2026-10-21', visits: 99 },
    ],
    // Just after midnight in Denmark, still the day before in UTC.
    Date.parse('2026-11-19T23:30:00Z'),
  );
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe(7);
  expect(days[0]).toBe(2);
  expect(days.reduce((sum, one) => sum + one)).toBe(9);
});

test('the days around a clock change are each there once', () => {
  const all = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 5 + index)).toISOString().slice(0, 10),
    visits: index + 1,
  }));
  expect(visitsByDay(all, Date.parse('2026-11-03T12:00:00Z'))).toEqual(all.map(({ visits }) => visits));
});
