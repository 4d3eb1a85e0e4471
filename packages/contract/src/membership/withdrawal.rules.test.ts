import { expect, it } from 'vitest';
import { lastWithdrawalDay } from './withdrawal.rules.ts';

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
