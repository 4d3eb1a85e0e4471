import { describe, expect, it } from 'vitest';
import { clampTimes, defaultTimes, minutesOf, timeOf } from './day-grid.rules.ts';

it.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
  ['24:00', 1440],
])('%s is minute %i', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

it.each(['24:01', '7:30', '12:60', '', '40:00', '12.30'])('%j is no time', (time) => {
  expect(minutesOf(time)).toBeNaN();
});

describe('a new schedule begins at the next half-hour and takes 30 minutes', () => {
  it.each([
    ['2026-11-24T09:05:00Z', '2026-11-24', '10:30', '11:00'],
    ['2026-11-24T09:30:00Z', '2026-11-24', '11:00', '11:30'],
    ['2026-11-24T22:10:00Z', '2026-11-24', '23:30', '24:00'],
    ['2026-11-24T22:40:00Z', '2026-11-25', '00:00', '00:30'],
  ])('at %s', (now, date, start, end) => {
    expect(defaultTimes(new Date(now))).toEqual({ date, start, end });
  });
});

it.each([
  ['06:59', '07:29', '07:00', '07:30'],
  ['19:00', '19:30', '07:00', '07:30'],
  ['18:30', '19:30', '18:30', '19:00'],
  ['10:10', '10:40', '10:10', '10:40'],
])('%s–%s in the main scheduler is %s–%s', (start, end, from, to) => {
  expect(clampTimes({ date: '2026-11-24', start, end })).toEqual({ date: '2026-11-24', start: from, end: to });
});
