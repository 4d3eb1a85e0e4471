import { describe, expect, it } from 'vitest';
import { invitationTimes, onWorkingDay, unusualTimes } from './invitation-times.rules.ts';
import { periodOf } from './schedule.rules.ts';

describe('an invitation proposes the next working day, in office hours', () => {
  it.each([
    ['a Tuesday morning', '2026-11-24T09:05:00Z', '2026-11-25', '10:30', '11:00'],
    ['before nine', '2026-11-24T05:10:00Z', '2026-11-25', '09:00', '09:30'],
    ['at night', '2026-11-24T01:30:00Z', '2026-11-25', '09:00', '09:30'],
    ['the last half hour', '2026-11-24T14:10:00Z', '2026-11-25', '15:30', '16:00'],
    ['after four', '2026-11-24T14:40:00Z', '2026-11-25', '09:00', '09:30'],
    ['before midnight', '2026-11-24T22:40:00Z', '2026-11-25', '09:00', '09:30'],
    ['a Friday', '2026-11-20T13:10:00Z', '2026-11-23', '14:30', '15:00'],
    ['a Sunday', '2026-11-22T13:10:00Z', '2026-11-23', '14:30', '15:00'],
    ['the day before Maundy Thursday', '2026-04-01T08:05:00Z', '2026-04-07', '10:30', '11:00'],
    ['the day before Christmas Eve', '2026-12-23T09:05:00Z', '2026-12-28', '10:30', '11:00'],
    ['New Year’s Eve', '2026-12-31T09:05:00Z', '2027-01-04', '10:30', '11:00'],
    ['the day before Ascension Day', '2026-05-13T08:05:00Z', '2026-05-15', '10:30', '11:00'],
  ])('%s', (_name, now, date, start, end) => expect(invitationTimes(new Date(now))).toEqual({ date, start, end }));
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-12-24', '2026-12-28'],
])('times on %s are moved to %s', (date, expected) => {
  const times = { start: '10:00', end: '10:30' };
  expect(onWorkingDay({ date, ...times })).toEqual({ date: expected, ...times });
});

describe('what is asked about', () => {
  const now = new Date('2026-11-24T08:00:00Z');
  it.each([
    ['2026-11-25', '10:00', '10:30', []],
    ['2026-11-25', '07:00', '19:00', []],
    ['2026-11-25', '06:50', '07:30', ['outside']],
    ['2026-11-25', '18:30', '19:10', ['outside']],
    ['2026-11-25', '23:30', '24:00', ['outside']],
    ['2026-11-28', '10:00', '10:30', ['weekend']],
    ['2026-11-29', '20:00', '20:30', ['outside', 'weekend']],
    ['2026-12-24', '10:00', '10:30', ['holiday']],
    ['2026-12-26', '10:00', '10:30', ['weekend']],
    ['2027-03-26', '10:00', '10:30', ['holiday']],
    ['2026-11-24', '10:59', '11:30', ['soon']],
    ['2026-11-24', '11:00', '11:30', []],
  ])('%s %s–%s', (date, start, end, expected) => {
    const period = periodOf({ date, start, end });
    if (!('startsAt' in period)) throw new Error(period.code);
    expect(unusualTimes(period, now)).toEqual(expected);
  });
});
