import type { SignedIn } from '@jobblik/contract/kernel/session';
import { describe, expect, it } from 'vitest';
import { type Connection, countsAsVisit, cvViewOf, type SeenCv } from './candidates.policy.ts';

const who = (role: SignedIn['role'], change: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'user',
  userId: 7,
  role,
  demo: false,
  sessionId: 's',
  ...change,
});
const seen: SeenCv = { userId: 1, published: true, visibility: 'named', takenDown: false, active: true, sample: false };
const stranger: Connection = { paid: true, applied: false, answered: false };
const employer = who('employer');

describe('how much of a CV a person sees', () => {
  it.each<[string, SignedIn, Partial<SeenCv>, Partial<Connection>, string]>([
    ['its owner, everything', who('seeker', { userId: 1 }), { published: false }, {}, 'draft'],
    ['another seeker, nothing', who('seeker'), {}, {}, 'none'],
    ['the operator, nothing', who('admin'), {}, {}, 'none'],
    ['a paying employer, a named one', employer, {}, {}, 'full'],
    ['a paying employer, an anonymous one without its name', employer, { visibility: 'anonymous' }, {}, 'anonymous'],
    [
      'a paying employer whom the seeker has answered',
      employer,
      { visibility: 'anonymous' },
      { answered: true },
      'full',
    ],
    ['a paying employer, a hidden one', employer, { visibility: 'hidden' }, { answered: true }, 'none'],
    ['an employer without a plan', employer, {}, { paid: false }, 'none'],
    [
      'an employer applied to, without a plan',
      employer,
      { visibility: 'hidden' },
      { paid: false, applied: true },
      'full',
    ],
    ['a draft, nobody else', employer, { published: false }, { applied: true }, 'none'],
    ['a deactivated account, nobody else', employer, { active: false }, { applied: true }, 'none'],
    ['the demo, no real person', who('employer', { demo: true }), {}, {}, 'none'],
    ['the demo, sample people', who('employer', { demo: true }), { sample: true }, {}, 'full'],
  ])('%s', (_sentence, visitor, cv, connection, expected) =>
    expect(cvViewOf(visitor, { ...seen, ...cv }, { ...stranger, ...connection })).toBe(expected),
  );
});

describe('a visit counts', () => {
  it.each([
    ['of an employer', employer, true],
    ['not of the demo', who('employer', { demo: true }), false],
    ['not of the owner', who('seeker', { userId: 1 }), false],
    ['not of the operator', who('admin'), false],
  ])('%s', (_sentence, visitor, expected) => expect(countsAsVisit(visitor, 1)).toBe(expected));
});
