import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day';

test.each([
  ['2026-11-20T03:30:00Z', 'morning'],
  ['2026-11-20T08:59:00Z', 'morning'],
  ['2026-11-20T09:00:00Z', 'day'],
  ['2026-11-20T17:00:00Z', 'evening'],
  ['2026-11-20T22:59:00Z', 'evening'],
  ['2026-11-20T23:00:00Z', 'night'],
  ['2026-11-20T01:30:00Z', 'night'],
  ['2026-11-20T03:00:00Z', 'morning'],
  ['2026-06-20T08:00:00Z', 'day'],
])('%s is the %s in Copenhagen', (instant, part) => expect(partOfDay(Date.parse(instant))).toBe(part));
