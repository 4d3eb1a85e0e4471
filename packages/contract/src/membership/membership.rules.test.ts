import { describe, expect, it } from 'vitest';
import { isPaid, membershipAt, purchasedPeriod } from './membership.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const period = (plan: number, from: number, until: number, status = 1) => ({
  plan,
  status,
  validFrom: days(from),
  validUntil: days(until),
});

describe('the membership that applies', () => {
  it.each([
    ['nothing bought', [], { plan: 0, status: 0 }],
    ['in force', [period(2, -1, 29)], { plan: 2, status: 1 }],
    ['from this very moment', [period(2, 0, 30)], { plan: 2, status: 1 }],
    ['over at this very moment', [period(2, -30, 0)], { plan: 0, status: 0 }],
    ['not begun', [period(3, 1, 31)], { plan: 0, status: 0 }],
    ['ended before its time', [period(3, -1, 29, 0)], { plan: 0, status: 0 }],
    ['two in force: the higher', [period(1, -1, 29), period(3, -20, 10)], { plan: 3, status: 1 }],
  ])('%s', (_name, periods, expected) => {
    expect(membershipAt(periods, now)).toEqual(expected);
  });

  it.each([
    [{ plan: 0, status: 0 }, false],
    [{ plan: 1, status: 1 }, false],
    [{ plan: 2, status: 1 }, true],
    [{ plan: 3, status: 1 }, true],
    [{ plan: 3, status: 0 }, false],
  ])('%j is paid: %s', (membership, paid) => {
    expect(isPaid(membership)).toBe(paid);
  });
});

describe('a plan that is paid now', () => {
  const may = new Date('2026-05-10T11:00:00Z');
  const april = new Date('2026-04-10T11:00:00Z');
  const plan = (bought: number, validFrom: Date, validUntil: Date, status = 1) => ({
    plan: bought,
    status,
    validFrom,
    validUntil,
  });
  it.each([
    ['the first', [], 2, { from: now, until: april, after: null, beside: null }],
    ['the same again', [plan(2, days(-5), april)], 2, { from: april, until: may, after: 2, beside: null }],
    ['a lower one', [plan(3, days(-5), april)], 2, { from: april, until: may, after: 3, beside: null }],
    [
      'a higher one',
      [plan(2, days(-5), days(12))],
      3,
      { from: now, until: april, after: null, beside: { plan: 2, until: days(12) } },
    ],
    [
      'the lower one again that follows a higher one',
      [plan(3, days(-5), now), plan(2, days(1), april)],
      2,
      { from: april, until: may, after: 2, beside: null },
    ],
    [
      'the higher one again before the lower one that follows it',
      [plan(3, days(-5), april), plan(2, april, may)],
      3,
      { from: april, until: may, after: 3, beside: { plan: 2, until: may } },
    ],
    ['after one that is over', [plan(3, days(-31), now)], 3, { from: now, until: april, after: null, beside: null }],
    [
      'after one that was ended',
      [plan(3, days(-5), april, 0)],
      3,
      { from: now, until: april, after: null, beside: null },
    ],
  ])('%s', (_name, periods, bought, expected) => {
    expect(purchasedPeriod(periods, bought, now)).toEqual(expected);
  });
});
