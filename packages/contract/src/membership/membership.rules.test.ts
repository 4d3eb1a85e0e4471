import { describe, expect, it } from 'vitest';
import { isPaid, membershipAt } from './membership.rules.ts';

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
