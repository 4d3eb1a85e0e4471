import { localDateOf, startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import { describe, expect, it } from 'vitest';
import { isPaid, lastInstant, membershipAt, purchasedPeriod, upgradeCredits } from './membership.rules.ts';
import { offers } from './plans.rules.ts';

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
  // The ends of local days: 10 April and 10 May.
  const april = new Date('2026-04-10T22:00:00Z');
  const may = new Date('2026-05-10T22:00:00Z');
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

  it.each([
    ['2026-11-29T13:00:00Z', '2026-12-29'],
    ['2026-11-28T23:30:00Z', '2026-12-29'],
    ['2026-12-28T23:00:00Z', '2027-01-28'],
    ['2027-01-31T12:00:00Z', '2027-02-28'],
    ['2026-03-10T12:00:00Z', '2026-04-10'],
  ])('bought at %s its last day is %s, to the end of that day', (at, last) => {
    const { until } = purchasedPeriod([], 2, new Date(at));
    expect(localDateOf(lastInstant(until))).toBe(last);
    expect(until).toEqual(startOfLocalDay(last, 1));
  });
});

describe('the rest of a lower plan', () => {
  const start = (date: string) => startOfLocalDay(date);
  const noon = (date: string) => new Date(`${date}T11:00:00Z`);
  const paid = (plan: number, price: number, validFrom: Date, last: string, status = 1) => {
    return { id: plan * 100, plan, price, status, validFrom, validUntil: startOfLocalDay(last, 1) };
  };
  const today = noon('2026-11-29');
  it.each([
    ['nothing before', [], 3, []],
    // 20 November to 20 December: 31 days, of which 21 are left after today.
    ['Plus for 31 days', [paid(2, 495_00, noon('2026-11-20'), '2026-12-20')], 3, ['2: 21 of 31, 33533']],
    ['Basis', [paid(1, 95_00, noon('2026-11-20'), '2026-12-20')], 2, ['1: 21 of 31, 6436']],
    ['bought today', [paid(2, 495_00, noon('2026-11-29'), '2026-12-29')], 3, ['2: 30 of 31, 47904']],
    ['a seeker', [paid(1, 695_00, noon('2026-11-20'), '2026-12-20')], 2, ['1: 21 of 31, 47081']],
    ['on its last day', [paid(2, 495_00, noon('2026-10-29'), '2026-11-29')], 3, []],
    ['paid back', [paid(2, 0, noon('2026-11-20'), '2026-12-20')], 3, []],
    ['ended', [paid(2, 495_00, noon('2026-11-20'), '2026-12-20', 0)], 3, []],
    ['the same plan', [paid(2, 495_00, noon('2026-11-20'), '2026-12-20')], 2, []],
    ['a higher one', [paid(3, 1995_00, noon('2026-11-20'), '2026-12-20')], 2, []],
    [
      'one that follows, whole',
      [paid(2, 495_00, noon('2026-11-10'), '2026-12-10'), paid(2, 495_00, start('2026-12-11'), '2027-01-10')],
      3,
      ['2: 11 of 31, 17565', '2: 31 of 31, 49500'],
    ],
    ['one that begins after the new month', [paid(2, 495_00, start('2027-01-01'), '2027-01-31')], 3, []],
    [
      'one that follows the higher one that is extended',
      [paid(3, 1995_00, noon('2026-11-20'), '2026-12-20'), paid(2, 495_00, start('2026-12-21'), '2027-01-20')],
      3,
      ['2: 31 of 31, 49500'],
    ],
  ])('%s', (_name, periods, plan, expected) => {
    const credits = upgradeCredits(periods, plan, purchasedPeriod(periods, plan, today));
    expect(credits.map((each) => `${each.plan}: ${each.days} of ${each.of}, ${each.amount}`)).toEqual(expected);
  });

  it('is less than the higher plan costs, also with a month that follows', () => {
    for (const { plans } of Object.values(offers))
      for (const { plan, price } of plans)
        for (const lower of plans.filter((each) => each.plan < plan)) expect(lower.price * 2).toBeLessThan(price);
  });
});
