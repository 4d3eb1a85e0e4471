import { describe, expect, test } from 'vitest';
import { localDateOf, oneMonthLater, startOfLocalDay } from './local-time.rules.ts';

describe('localDateOf counts days in Denmark', () => {
  test.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
  ])('%s is %s', (instant, date) => expect(localDateOf(new Date(instant))).toBe(date));
});

describe('startOfLocalDay', () => {
  test.each([
    ['winter', '2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
    ['summer', '2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
    ['the day the clock goes forward', '2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
    ['the day after it', '2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
    ['the day the clock goes back', '2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['the day after that', '2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
    ['over the end of a year', '2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
    ['a leap day', '2028-02-28', 1, '2028-02-28T23:00:00.000Z'],
  ])('%s', (_what, date, days, instant) => expect(startOfLocalDay(date, days).toISOString()).toBe(instant));
});

describe('oneMonthLater keeps the time of day in Denmark', () => {
  test.each([
    ['an ordinary month', '2026-05-10T10:15:30.250Z', '2026-06-10T10:15:30.250Z'],
    ['31 January in a common year', '2026-01-31T11:00:00Z', '2026-02-28T11:00:00.000Z'],
    ['31 January in a leap year', '2028-01-31T11:00:00Z', '2028-02-29T11:00:00.000Z'],
    ['31 August', '2026-08-31T10:00:00Z', '2026-09-30T10:00:00.000Z'],
    ['December', '2026-12-05T08:00:00Z', '2027-01-05T08:00:00.000Z'],
    ['over the spring change: an hour less', '2026-03-10T11:00:00Z', '2026-04-10T10:00:00.000Z'],
    ['over the autumn change: an hour more', '2026-10-10T10:00:00Z', '2026-11-10T11:00:00.000Z'],
    ['just before local midnight on the last day', '2026-01-31T22:59:59Z', '2026-02-28T22:59:59.000Z'],
    ['just after local midnight, still January in UTC', '2026-01-31T23:30:00Z', '2026-02-28T23:30:00.000Z'],
    ['into the hour that spring skips: an hour later', '2027-02-28T01:30:00Z', '2027-03-28T01:30:00.000Z'],
    ['into the hour that autumn repeats: the first time', '2026-09-25T00:30:00Z', '2026-10-25T00:30:00.000Z'],
  ])('%s', (_what, from, to) => expect(oneMonthLater(new Date(from)).toISOString()).toBe(to));
});
