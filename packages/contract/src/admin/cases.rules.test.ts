import { expect, it } from 'vitest';
import { urgencyOf } from './cases.rules.ts';

const now = new Date('2026-03-10T09:00:00Z');

it.each([
  ['is urgent when it is overdue', '2026-03-09T09:00:00Z', 'urgent'],
  ['is urgent four hours ahead', '2026-03-10T13:00:00Z', 'urgent'],
  ['is for today a moment earlier', '2026-03-10T13:00:00.001Z', 'today'],
  ['is for today until midnight in Denmark', '2026-03-10T22:59:59Z', 'today'],
  ['is for the week from midnight on', '2026-03-10T23:00:00Z', 'week'],
])('a case %s', (_what, due, expected) => {
  expect(urgencyOf(new Date(due), now)).toBe(expected);
});
