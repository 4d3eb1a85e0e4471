import { expect, it } from 'vitest';
import { lastWithdrawalDay, withdrawalAmounts, withdrawalStatus } from './withdrawal.rules.ts';

it.each([
  ['2026-11-24', '2026-12-08'],
  ['2026-11-27', '2026-12-11'],
  ['2026-11-28', '2026-12-14'],
  ['2026-12-10', '2026-12-28'],
  ['2026-12-17', '2027-01-04'],
  ['2026-03-20', '2026-04-07'],
  ['2026-05-22', '2026-06-08'],
  ['2025-05-22', '2025-06-06'],
])('a purchase of %s can be withdrawn until %s', (bought, last) => {
  expect(lastWithdrawalDay(bought)).toBe(last);
});

const bought = new Date('2026-11-20T19:14:00Z');
const purchase = {
  boughtAt: bought,
  isWithdrawn: false,
  hasConsented: true,
  membershipStatus: 1,
  isUpgraded: false,
  orders: ['received', 'delivered'] as const,
};

it.each([
  ['on the day of the purchase', {}, bought, 'open'],
  ['in the last second of the last day', {}, new Date('2026-12-04T22:59:59Z'), 'open'],
  ['in the first second after it', {}, new Date('2026-12-04T23:00:00Z'), 'over'],
  ['with everything delivered', { orders: ['delivered', 'delivered'] as const }, bought, 'delivered'],
  [
    'with everything delivered, without consent',
    { orders: ['delivered'] as const, hasConsented: false },
    bought,
    'open',
  ],
  ['without orders', { orders: [] }, bought, 'open'],
  ['after an upgrade', { membershipStatus: 0, isUpgraded: true }, bought, 'upgraded'],
  ['after a whole refund', { membershipStatus: 0 }, bought, 'refunded'],
  ['again, also later', { isWithdrawn: true, membershipStatus: 0 }, new Date('2027-01-01T00:00:00Z'), 'withdrawn'],
] as const)('a withdrawal %s', (_when, changed, now, expected) => {
  expect(withdrawalStatus({ ...purchase, ...changed }, now)).toBe(expected);
});

const paid = {
  price: 1495_00,
  paid: 1495_00,
  refunded: 0,
  hasConsented: true,
  validFrom: bought,
  validUntil: new Date('2026-12-20T23:00:00Z'),
};

it.each([
  ['on the day of the purchase', {}, '2026-11-20T20:00:00Z', { usedDays: 1, ofDays: 31, used: 48_23, refund: 1446_77 }],
  ['on day 4', {}, '2026-11-24T09:31:07Z', { usedDays: 5, ofDays: 31, used: 241_13, refund: 1253_87 }],
  ['after a refund', { refunded: 200_00 }, '2026-11-24T09:31:07Z', { used: 241_13, refund: 1053_87 }],
  ['of which nothing is left', { refunded: 1400_00 }, '2026-11-24T09:31:07Z', { refund: 0 }],
  ['of an upgrade', { paid: 916_00 }, '2026-11-24T09:31:07Z', { used: 241_13, refund: 674_87 }],
  ['without consent to a start at once', { hasConsented: false }, '2026-11-24T09:31:07Z', { used: 0, refund: 1495_00 }],
  ['before the plan begins', {}, '2026-11-19T12:00:00Z', { usedDays: 0, used: 0, refund: 1495_00 }],
])('pays back what was not used, %s', (_when, changed, now, expected) => {
  expect(withdrawalAmounts({ ...paid, ...changed }, new Date(now))).toMatchObject(expected);
});
