import type { Role, SignedIn } from '@jobblik/contract/kernel/session';
import { describe, expect, it } from 'vitest';
import { mayReadApplications, mayWithdraw } from './applications.policy.ts';

const who = (role: Role, userId: number, demo = false): SignedIn => ({
  kind: 'user',
  role,
  userId,
  demo,
  sessionId: 'session',
});

describe('who reads the applications of an ad', () => {
  const job = { userId: 7 };
  it.each([
    ['the employer whose ad it is', who('employer', 7), true],
    ['another employer', who('employer', 8), false],
    ['the demo visitor, where the sample company is the employer', who('employer', 7, true), true],
    ['the demo visitor, where it is not', who('employer', 8, true), false],
    ['a seeker', who('seeker', 8), false],
    ['a seeker with the same number', who('seeker', 7), false],
    ['an operator', who('admin', 9), false],
  ])('%s', (_who, person, expected) => {
    expect(mayReadApplications(person, job)).toBe(expected);
  });
});

describe('who takes an application back', () => {
  const application = { userId: 3 };
  it.each([
    ['the person who sent it', who('seeker', 3), true],
    ['another seeker', who('seeker', 4), false],
    ['the employer', who('employer', 7), false],
    ['an employer with the same number', who('employer', 3), false],
    ['an operator', who('admin', 9), false],
  ])('%s', (_who, person, expected) => {
    expect(mayWithdraw(person, application)).toBe(expected);
  });
});
