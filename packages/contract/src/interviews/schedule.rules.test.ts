import { clockTimeOf, endClockOf } from '@jobblik/contract/kernel/local-time.rules';
import { describe, expect, it } from 'vitest';
import { newSchedule, scheduleTimes } from './interviews.schema.ts';
import { lateness, periodOf, readDate, writeDate } from './schedule.rules.ts';

it.each([
  ['24.11.2026', '2026-11-24'],
  ['4.1.2027', '2027-01-04'],
  ['2026-11-24', '2026-11-24'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', undefined],
  ['31.04.2027', undefined],
  ['i morgen', undefined],
  ['2026-11-24T10:00', undefined],
])('reads %j as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it('writes dates in wire format', () => {
  expect(writeDate('2026-11-04')).toBe('04.11.2026');
});

describe('when an interview is', () => {
  const instants = (date: string, start: string, end: string) => {
    const period = periodOf({ date, start, end });
    return 'code' in period ? period : [period.startsAt.toISOString(), period.endsAt.toISOString()];
  };
  it.each([
    ['in winter', '2026-11-24', '10:00', '10:30', ['2026-11-24T09:00:00.000Z', '2026-11-24T09:30:00.000Z']],
    ['in summer', '2026-07-01', '10:00', '10:30', ['2026-07-01T08:00:00.000Z', '2026-07-01T08:30:00.000Z']],
    ['to midnight', '2026-11-24', '23:30', '24:00', ['2026-11-24T22:30:00.000Z', '2026-11-24T23:00:00.000Z']],
    [
      'over the hour that is skipped',
      '2027-03-28',
      '01:30',
      '03:30',
      ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ],
    [
      'over the hour that comes twice',
      '2026-10-25',
      '01:30',
      '03:30',
      ['2026-10-24T23:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    ],
    [
      'in the hour that comes twice',
      '2026-10-25',
      '02:10',
      '02:40',
      ['2026-10-25T00:10:00.000Z', '2026-10-25T00:40:00.000Z'],
    ],
    [
      'from the hour that comes twice',
      '2027-10-31',
      '02:30',
      '03:00',
      ['2027-10-31T00:30:00.000Z', '2027-10-31T01:00:00.000Z'],
    ],
    [
      'from the hour that comes twice into the day',
      '2027-10-31',
      '02:00',
      '04:00',
      ['2027-10-31T00:00:00.000Z', '2027-10-31T02:00:00.000Z'],
    ],
    [
      'to the hour that comes twice',
      '2027-10-31',
      '01:30',
      '02:30',
      ['2027-10-30T23:30:00.000Z', '2027-10-31T00:30:00.000Z'],
    ],
    [
      'after the hour that comes twice',
      '2027-10-31',
      '03:00',
      '03:30',
      ['2027-10-31T02:00:00.000Z', '2027-10-31T02:30:00.000Z'],
    ],
  ])('%s', (_name, date, start, end, expected) => {
    expect(instants(date, start, end)).toEqual(expected);
  });
  it.each([
    ['2027-10-31', '02:30', '03:00'],
    ['2027-10-31', '02:30', '03:30'],
    ['2027-10-31', '01:30', '03:30'],
    ['2026-11-24', '10:00', '10:30'],
    ['2026-11-24', '23:30', '00:00'],
  ])('on %s, %s–%s is shown as it was typed', (date, start, end) => {
    const period = periodOf({ date, start, end: end === '00:00' ? '24:00' : end });
    if ('code' in period) throw new Error(period.code);
    expect([clockTimeOf(period.startsAt), endClockOf(period.startsAt, period.endsAt)]).toEqual([start, end]);
  });
  it.each([
    ['2027-03-28', '02:30', '03:30', 'start_time', 'skipped_time'],
    ['2027-03-28', '01:30', '02:30', 'end_time', 'skipped_time'],
    ['2026-11-24', '10:00', '09:00', 'end_time', 'ends_before_start'],
    ['2026-11-24', '10:00', '10:00', 'end_time', 'ends_before_start'],
    ['2026-11-24', '10:00', '10:04', 'end_time', 'interview_too_short'],
    ['2026-11-24', '00:00', '12:10', 'end_time', 'interview_too_long'],
    ['2026-11-24', '10:00', '50:00', 'end_time', 'not_a_time'],
    ['2026-11-24', '24:00', '24:00', 'start_time', 'not_a_time'],
  ])('refuses %s %s–%s: %s %s', (date, start, end, field, code) => {
    expect(periodOf({ date, start, end })).toEqual({ field, code });
  });
});

it.each([
  ['2026-11-24T09:00:00Z', { field: 'start_time', code: 'starts_in_the_past' }],
  ['2026-11-24T09:00:01Z', undefined],
  ['2036-12-31T12:00:00Z', undefined],
  ['2037-01-01T12:00:00Z', { field: 'startDate', code: 'too_far_ahead' }],
])('at nine o’clock a start at %s gives %o', (start, expected) => {
  const period = { startsAt: new Date(start), endsAt: new Date(start) };
  expect(lateness(period, new Date('2026-11-24T09:00:00Z'))).toEqual(expected);
});

describe('on the wire', () => {
  const times = { startDate: '24.11.2026', start_time: '23:30', end_time: '00:00' };
  it('an end of 00:00 is the end of the day', () => {
    expect(scheduleTimes.parse(times).endsAt.toISOString()).toBe('2026-11-24T23:00:00.000Z');
  });
  it('both namings and JSON text are accepted', () => {
    const named = { schedule_date: '24.11.2026', schedule_start: '23:30', schedule_end: '00:00' };
    expect(scheduleTimes.parse(named)).toEqual(scheduleTimes.parse(times));
    expect(scheduleTimes.parse(JSON.stringify(times))).toEqual(scheduleTimes.parse(times));
  });
  it.each([
    ['signe@jobblik.test', { email: 'signe@jobblik.test' }],
    [7, { userId: 7 }],
    [{ user_id: 7 }, { userId: 7 }],
    [{ id: '7', name: 'Signe' }, { userId: 7 }],
    [{ email: 'signe@jobblik.test' }, { email: 'signe@jobblik.test' }],
  ])('%o identifies a person', (user, expected) => {
    expect(newSchedule.parse({ ...times, title: 'Samtale', description: 'Om jobbet', user }).user).toEqual(expected);
  });
  it.each([
    [{ startDate: '29.02.2026' }, 'startDate', 'not_a_date'],
    [{ end_time: '40:00' }, 'end_time', 'not_a_time'],
    [{ title: ' ' }, 'title', 'required'],
    [{ user: 'not-an-address' }, 'user', 'invalid'],
  ])('%o is refused at %s: %s', (wrong, path, code) => {
    const parsed = newSchedule.safeParse({ ...times, title: 'A', description: 'B', user: 7, ...wrong });
    expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, code]]);
  });
});
