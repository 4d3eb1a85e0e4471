import { expect, it } from 'vitest';
import { samplePeriod, workday } from './sample-interviews.ts';

it.each([
  ['2026-11-23T09:00:00Z', 0, '2026-11-23'],
  ['2026-11-23T09:00:00Z', -1, '2026-11-20'],
  ['2026-11-23T09:00:00Z', 5, '2026-11-30'],
  ['2026-11-21T09:00:00Z', 0, '2026-11-23'],
  ['2026-11-21T09:00:00Z', -2, '2026-11-19'],
])('from %s, %i working days on is %s', (now, days, date) => {
  expect(workday(new Date(now), days)).toBe(date);
});

it.each([
  ['2026-11-23T09:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['2026-11-23T12:10:00Z', '2026-11-23T13:30:00.000Z'],
  ['2026-11-23T17:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-23T22:50:00Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-21T22:50:00Z', '2026-11-23T13:00:00.000Z'],
])("loaded at %s, today's interview begins at %s", (now, start) => {
  const period = samplePeriod(new Date(now), { days: 0, start: '14:00', end: '14:30' });
  expect(period.startsAt.toISOString()).toBe(start);
});
