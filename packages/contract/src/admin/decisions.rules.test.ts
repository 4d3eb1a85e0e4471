import { expect, it } from 'vitest';
import { canUndo } from './decisions.rules.ts';

const decidedAt = new Date('2026-03-10T12:00:00Z');
const open = { decidedAt, undoneAt: null, finishedAt: null };
const after = (milliseconds: number) => new Date(decidedAt.getTime() + milliseconds);

it.each([
  ['at once', open, 0, true],
  ['in its last moment', open, 9_999, true],
  ['after ten seconds', open, 10_000, false],
  ['when it is taken back already', { ...open, undoneAt: after(1) }, 2, false],
  ['when its letters have left', { ...open, finishedAt: after(1) }, 2, false],
])('a decision can be taken back %s: %#', (_when, decision, milliseconds, expected) => {
  expect(canUndo(decision, after(milliseconds))).toBe(expected);
});
