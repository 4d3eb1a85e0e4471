import { expect, it } from 'vitest';
import { isNight, nextPace, type Pace } from './push-pace.rules.ts';

const start = new Date('2026-11-23T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

it('allows twelve messages per hour, and twelve more in the next hour', () => {
  let pace: Pace = { paceStartedAt: start, paceCount: 0 };
  for (let sent = 1; sent <= 12; sent += 1) {
    pace = nextPace(pace, after(sent)) ?? pace;
    expect(pace.paceCount).toBe(sent);
  }
  expect(nextPace(pace, after(59))).toBeUndefined();
  expect(nextPace(pace, after(60))).toEqual({ paceStartedAt: after(60), paceCount: 1 });
});

it.each([
  ['2026-11-23T20:59:00Z', false],
  ['2026-11-23T21:00:00Z', true],
  ['2026-11-24T05:59:00Z', true],
  ['2026-11-24T06:00:00Z', false],
  ['2026-07-01T19:59:00Z', false],
  ['2026-07-01T20:00:00Z', true],
  ['2026-07-02T05:00:00Z', false],
])('%s is night in Denmark: %s', (at, expected) => {
  expect(isNight(new Date(at))).toBe(expected);
});
