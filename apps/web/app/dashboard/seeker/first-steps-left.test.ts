import { expect, test } from 'vitest';
import { firstStepsOf, isFirstDay } from './first-steps-left';

test.each([
  [false, 0, 0, true],
  [true, 0, 0, true],
  [false, 1, 0, true],
  [true, 1, 0, false],
  [false, 0, 1, false],
])('CV %s, %i agents, %i applications: first day %s', (hasCv, agents, applications, first) =>
  expect(isFirstDay({ hasCv, agents, applications })).toBe(first),
);

test('steps that are done are ticked', () =>
  expect(firstStepsOf({ isPublished: true, agents: 0 })).toEqual([
    { step: 'cv', done: true },
    { step: 'agent', done: false },
    { step: 'job', done: false },
  ]));

test('a CV that is begun but not published counts as not done', () =>
  expect(firstStepsOf({ isPublished: false, agents: 1 })[0]).toEqual({ step: 'cv', done: false }));
