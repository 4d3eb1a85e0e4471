import { expect, it } from 'vitest';
import { datesOf, dayIndexOf, isoWeekOf, shiftWeek, weekAt, weeksOf, yearsOfPicker } from './week.rules.ts';

it.each([
  ['2026-11-23', 2026, 48],
  ['2026-01-01', 2026, 1],
  ['2025-12-29', 2026, 1],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2021-01-03', 2020, 53],
  ['2024-02-29', 2024, 9],
  ['2000-01-02', 1999, 52],
])('%s is in week %i/%i', (date, year, week) => {
  expect(isoWeekOf(date)).toEqual({ year, week });
});

it('recognises years of 53 weeks', () => {
  expect([2015, 2020, 2024, 2025, 2026, 2032].map(weeksOf)).toEqual([53, 53, 52, 52, 53, 53]);
});

it('lists the days of a week, Monday first, also across the year', () => {
  expect(datesOf({ year: 2026, week: 53 })).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(datesOf({ year: 2026, week: 53 }).map(dayIndexOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('shifts weeks across years', () => {
  expect(shiftWeek({ year: 2026, week: 53 }, 1)).toEqual({ year: 2027, week: 1 });
  expect(shiftWeek({ year: 2027, week: 1 }, -1)).toEqual({ year: 2026, week: 53 });
});

it('uses Danish days', () => {
  // Sunday 23:30 in London is Monday in Copenhagen.
  expect(weekAt(new Date('2026-11-22T23:30:00Z'))).toEqual({ year: 2026, week: 48 });
});

it('offers years from 2000 to ten ahead', () => {
  const years = yearsOfPicker(new Date('2026-12-31T23:30:00Z'));
  expect([years[0], years.at(-1), years.length]).toEqual([2000, 2037, 38]);
});
