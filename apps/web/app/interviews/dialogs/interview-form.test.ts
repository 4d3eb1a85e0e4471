import { describe, expect, it, test } from 'vitest';
import { proposedTimes, readAbout, readTimes, startTimes, withEnd, withStart } from './interview-form';

/** 14.10 in Denmark. */
const now = new Date('2026-11-20T13:10:00Z');
const wholeDay = { min: 0, max: 1440 };
const grid = { min: 420, max: 1140 };
const times = (date: string, start: string, end: string) => ({ date, start, end });

describe('startTimes', () => {
  it.each([
    ['2026-11-19T13:10:00Z', ['19.11.2026', '14.30', '15.00']],
    ['2026-11-19T04:10:00Z', ['19.11.2026', '07.00', '07.30']],
    ['2026-11-19T17:40:00Z', ['20.11.2026', '07.00', '07.30']],
    ['2026-11-19T22:40:00Z', ['20.11.2026', '07.00', '07.30']],
    ['2026-11-20T17:40:00Z', ['23.11.2026', '07.00', '07.30']],
    ['2026-11-21T13:10:00Z', ['23.11.2026', '14.30', '15.00']],
  ])('at %s', (instant, [date = '', start = '', end = '']) => {
    expect(startTimes(new Date(instant))).toEqual(times(date, start, end));
  });

  it('of an invitation are those of the next working day', () =>
    expect(proposedTimes(now)).toEqual(times('23.11.2026', '14.30', '15.00')));
});

describe('withStart keeps the length', () => {
  it.each([
    ['09.00', '09.30', '10.00', '10.30'],
    ['09.00', '11.00', '18.30', '19.00'],
    ['09.00', '09.30', '9.', '09.30'],
    ['', '09.30', '10.00', '09.30'],
    ['10.00', '09.30', '11.00', '09.30'],
  ])('%s–%s, from %s, ends %s', (start, end, next, expected) => {
    expect(withStart(times('', start, end), next, 1140)).toEqual(times('', next, expected));
  });
});

test.each([
  ['00.00', '24.00'],
  ['0:00', '24.00'],
  ['00.30', '00.30'],
  ['0', '0'],
])('an end typed as %s is shown as %s', (typed, expected) => {
  expect(withEnd(times('', '23.30', ''), typed).end).toBe(expected);
});

describe('readTimes', () => {
  it.each<[string, Parameters<typeof times>, typeof grid, object]>([
    [
      'good',
      ['24.11.2026', '10.00', '10.30'],
      grid,
      { startDate: '2026-11-24', start_time: '10:00', end_time: '10:30' },
    ],
    ['short', ['24/11-26', '10', '1030'], grid, { startDate: '2026-11-24', start_time: '10:00', end_time: '10:30' }],
    [
      'the hour that October repeats',
      ['31.10.2027', '2', '3'],
      wholeDay,
      { startDate: '2027-10-31', start_time: '02:00', end_time: '03:00' },
    ],
    [
      'midnight',
      ['24.11.2026', '23.30', '0'],
      wholeDay,
      { startDate: '2026-11-24', start_time: '23:30', end_time: '24:00' },
    ],
  ])('%s', (_, [date, start, end], hours, schedule) => {
    expect(readTimes(times(date, start, end), hours, now)).toEqual({ schedule });
  });

  it.each<[string, Parameters<typeof times>, typeof grid, object]>([
    ['empty', ['', '', ''], grid, { date: 'required', start: 'required', end: 'required' }],
    ['29 February', ['29.02.2027', '10.00', '10.30'], grid, { date: 'not_a_date' }],
    ['no times', ['24.11.2026', 'ti', '25'], grid, { start: 'not_a_time', end: 'not_a_time' }],
    ['outside the grid', ['24.11.2026', '06.30', '19.10'], grid, { start: 'outside', end: 'outside' }],
    ['backwards', ['24.11.2026', '10.30', '10.00'], grid, { end: 'ends_before_start' }],
    ['no time at all', ['24.11.2026', '10.30', '10.30'], grid, { end: 'ends_before_start' }],
    ['past', ['20.11.2026', '14.00', '14.30'], grid, { start: 'starts_in_the_past' }],
    ['the March night', ['28.03.2027', '02.30', '03.30'], wholeDay, { start: 'skipped_time' }],
    ['a whole day', ['24.11.2026', '00.00', '24.00'], wholeDay, { end: 'interview_too_long' }],
    ['too far', ['24.11.2037', '10.00', '10.30'], grid, { date: 'too_far_ahead' }],
  ])('refuses %s', (_, [date, start, end], hours, errors) => {
    expect(readTimes(times(date, start, end), hours, now)).toEqual({ errors });
  });
});

test('both texts must be filled', () => {
  expect(readAbout({ title: ' ', description: '' })).toEqual({ title: 'required', description: 'required' });
  expect(readAbout({ title: 'Samtale', description: 'Om jobbet' })).toEqual({});
});
