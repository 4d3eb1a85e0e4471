import { describe, expect, it } from 'vitest';
import {
  clampTimes,
  dayGrid,
  defaultTimes,
  minutesOf,
  placeOfTimes,
  stepTime,
  timeOf,
  timesOfDrag,
} from './day-grid.rules.ts';

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

it('steps stay within the day', () => {
  expect(stepTime('23:55', dayGrid.step)).toBe('23:59');
  expect(stepTime('00:30', -dayGrid.largeStep)).toBe('00:00');
  expect(stepTime('10:00', dayGrid.step)).toBe('10:10');
});

it.each([
  [0, 0, '07:00', '07:30'],
  [39, 113, '07:30', '08:30'],
  [113, 39, '07:30', '08:30'],
  [-20, 5000, '07:00', '19:00'],
])('a drag from %i to %i pixels is %s–%s', (from, to, start, end) => {
  expect(timesOfDrag(from, to)).toEqual({ start, end });
});

it('an entry stands at 76 pixels an hour from 07:00, and outside the day not at all', () => {
  expect(placeOfTimes({ start: '08:00', end: '08:30' })).toEqual({ top: 76, height: 38 });
  expect(placeOfTimes({ start: '06:30', end: '07:30' })).toBeUndefined();
  expect(placeOfTimes({ start: '18:30', end: '19:10' })).toBeUndefined();
  expect(placeOfTimes({ start: '00:00', end: '24:00' }, { from: 0, to: 1440 })).toEqual({ top: 0, height: 1824 });
});
