import { describe, expect, it } from 'vitest';
import { contactWindow, fullUntil, isPaused, outreachLimits } from './outreach.rules.ts';

const now = new Date('2026-12-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const within = { max: 3, ms: 24 * 3_600_000 };

describe('a bounded action', () => {
  it.each([
    ['without earlier ones', [], undefined],
    ['below the bound', [1, 2], undefined],
    ['at the bound waits for the oldest', [1, 20, 2], 4],
    ['at the bound with older ones that no longer count', [1, 25, 2], undefined],
    ['exactly a period later', [1, 2, 24], undefined],
    ['above the bound, as after a lower bound, waits for several', [1, 2, 3, 4, 5], 21],
  ])('%s', (_name, hours, waitHours) => {
    const until = fullUntil(hours.map(ago), within, now);
    expect(until && (until.getTime() - now.getTime()) / 3_600_000).toBe(waitHours);
  });
});

it.each([
  [0, 10],
  [7 * 24 - 1, 10],
  [7 * 24, 30],
])('an account of %i hours may begin %i conversations a day', (hours, max) => {
  expect(contactWindow(ago(hours), now).max).toBe(max);
});

it.each([
  [0, false],
  [outreachLimits.reports - 1, false],
  [outreachLimits.reports, true],
])('%i open reports pause: %s', (reports, expected) => {
  expect(isPaused(reports)).toBe(expected);
});
