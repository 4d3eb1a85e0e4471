import { describe, expect, test } from 'vitest';
import { endClockOf, localDateOf, localEnd, localInstant, oneMonthLater, startOfLocalDay } from './local-time.rules.ts';

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

describe('the end of a period is on the clock of its start', () => {
  test.each([
    ['half an hour in the hour that comes twice', '2027-10-31', '02:30', '03:00', '2027-10-31T01:00:00.000Z'],
    ['over the hour that comes twice', '2027-10-31', '01:30', '03:30', '2027-10-31T02:30:00.000Z'],
    ['an ordinary day', '2027-11-01', '02:30', '03:00', '2027-11-01T02:00:00.000Z'],
    ['to midnight', '2027-11-01', '23:30', '24:00', '2027-11-01T23:00:00.000Z'],
  ])('%s', (_what, date, start, end, instant) => {
    const startsAt = localInstant(date, start) ?? new Date(0);
    const endsAt = localEnd(startsAt, date, end);
    expect(endsAt?.toISOString()).toBe(instant);
    expect(endClockOf(startsAt, endsAt ?? new Date(0))).toBe(end === '24:00' ? '00:00' : end);
  });
  test('an end in the hour that is skipped does not exist', () => {
    expect(localEnd(new Date('2027-03-28T00:30:00Z'), '2027-03-28', '02:30')).toBeUndefined();
  });
});
