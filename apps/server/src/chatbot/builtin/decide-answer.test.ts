import { expect, it } from 'vitest';
import { decideAnswer } from './decide-answer.ts';

const matches = (hasUnknown: boolean, ...scores: number[]) =>
  scores.map((score, at) => ({ id: `answer${at}`, score, hasUnknown }));

it.each([
  ['nothing alike', matches(false), 'handover'],
  ['hardly alike', matches(false, 0.3), 'handover'],
  ['alike, far ahead', matches(true, 0.8, 0.3), 'answer'],
  ['two as alike', matches(false, 0.8, 0.79), 'choice'],
])('%s: %s', (_what, list, kind) => {
  expect(decideAnswer(list).kind).toBe(kind);
});

it('offers three answers at most', () => {
  expect(decideAnswer(matches(false, 0.9, 0.9, 0.9, 0.9))).toEqual({
    kind: 'choice',
    ids: ['answer0', 'answer1', 'answer2'],
  });
});
