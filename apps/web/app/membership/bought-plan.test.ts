import { describe, expect, it } from 'vitest';
import { boughtPlan, lastPayment, nextLabel, pageAfterPayment } from './bought-plan';

const now = '2026-11-28T12:00:00Z';
const december = '2026-12-28T12:00:00Z';
const january = '2027-01-28T12:00:00Z';
const payment = (plan: number, valid_from: string | null, valid_until: string | null, paid = 1) => ({
  plan,
  paid,
  created_at: now,
  valid_from,
  valid_until,
});
const current = (plan: number, valid_until: string | null) => ({
  membership: { plan, status: 1 },
  valid_until,
  purchases: [
    { plan: 2, from: december, until: january, after: 3, present_until: null, beside: null, credits: [] },
    { plan: 3, from: december, until: january, after: 3, present_until: null, beside: null, credits: [] },
  ],
});

describe('the bought plan', () => {
  it.each([
    ['the first', 2, december, payment(2, now, december), undefined, [2, null, december, false]],
    ['the same again', 3, january, payment(3, december, january), undefined, [3, december, january, true]],
    [
      'a lower one, which follows',
      3,
      december,
      payment(2, december, january),
      undefined,
      [2, december, january, false],
    ],
    ['a higher one, which begins now', 3, december, payment(3, now, december), undefined, [3, null, december, false]],
    ['a membership that was given', 3, january, undefined, undefined, [3, null, january, false]],
    ['a lower one in the demo', 3, december, payment(3, now, december), 2, [2, december, january, false]],
    ['the same again in the demo', 3, december, payment(3, now, december), 3, [3, december, january, true]],
  ] as const)('%s', (_name, present, end, paid, tried, [plan, from, until, isExtension]) => {
    expect(boughtPlan(current(present, end), paid, tried)).toEqual({ plan, from, until, isExtension });
  });
});

describe('the last payment', () => {
  const running = payment(2, now, december);
  it.each([
    ['the latest', [payment(3, december, january), running], payment(3, december, january)],
    ['after an open one', [payment(3, null, null, 0), running], running],
    ['over', [payment(2, now, now)], undefined],
    ['none', [], undefined],
  ])('%s', (_name, payments, expected) => {
    expect(lastPayment(payments, new Date(now))).toEqual(expected);
  });
});

describe('the page after a payment', () => {
  it.each([
    ['employer', 3, undefined, '/virksomhed/job/check', 'success.next_employer'],
    ['employer', 2, '/virksomhed/agent/liste', '/virksomhed/agent/liste', 'success.back_employer'],
    ['employer', 1, '/virksomhed/agent/liste', '/virksomhed/dashboard', 'success.next_seeker'],
    ['employer', 1, undefined, '/virksomhed/dashboard', 'success.next_seeker'],
    ['seeker', 1, undefined, '/kandidat/dashboard', 'success.next_seeker'],
    ['seeker', 2, '/kandidat/mitcv', '/kandidat/mitcv', 'success.back_seeker'],
  ] as const)('%s with plan %i who wanted %s: %s', (role, plan, requested, path, label) => {
    expect(pageAfterPayment(role, plan, requested)).toBe(path);
    expect(nextLabel(role, path)).toBe(label);
  });
});
