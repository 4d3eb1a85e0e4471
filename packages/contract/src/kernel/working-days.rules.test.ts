import { describe, expect, it } from 'vitest';
import { easterOf, isWorkingDay, workingDaysLater } from './working-days.rules.ts';

describe('working days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, easter) => expect(easterOf(year)).toBe(easter));

  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-04-02', false],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-05-14', false],
    ['2026-05-25', false],
    ['2026-05-01', true],
    ['2026-12-24', false],
    ['2027-01-01', false],
  ])('%s: %s', (date, working) => expect(isWorkingDay(date)).toBe(working));

  it.each([
    ['2026-11-25', 2, '2026-11-27'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-29', 1, '2026-11-30'],
    ['2026-12-23', 2, '2026-12-29'],
    ['2026-04-01', 1, '2026-04-07'],
    ['2026-11-25', 0, '2026-11-25'],
  ])('%s and %i of them: %s', (date, days, later) => expect(workingDaysLater(date, days)).toBe(later));
});
