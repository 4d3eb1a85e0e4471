import { describe, expect, test } from 'vitest';
import type { Pay } from './jobs.schema.ts';
import { payParts, shownPay } from './pay.rules.ts';

describe('payParts', () => {
  test.each<[Pay, string]>([
    [{ from: 3_680_000, to: 4_230_000, unit: 'month' }, '36.800–42.300 kr.'],
    [{ from: 3_680_000, to: null, unit: 'month' }, '36.800 kr.'],
    [{ from: 3_680_000, to: 3_680_000, unit: 'month' }, '36.800 kr.'],
    [{ from: 18_550, to: 20_500, unit: 'hour' }, '185,50–205 kr.'],
    [{ from: 60_000_000, to: null, unit: 'year' }, '600.000 kr.'],
  ])('%j reads %s', (pay, amount) => expect(payParts(pay)).toEqual({ amount, unit: pay.unit }));
});

describe('shownPay', () => {
  const pay = { from: 100, to: 200, unit: 'hour', hidden: false } as const;
  test.each([
    ['both ends', pay, { from: 100, to: 200, unit: 'hour' }],
    ['nothing while hidden', { ...pay, hidden: true }, null],
    ['nothing when not said', { ...pay, from: null, to: null }, null],
    ['nothing for noughts', { ...pay, from: 0, to: 0 }, null],
    ['the upper end alone', { ...pay, from: null }, { from: 200, to: null, unit: 'hour' }],
    ['the lower end alone', { ...pay, to: null }, { from: 100, to: null, unit: 'hour' }],
    ['nothing without a unit', { ...pay, unit: null }, null],
  ])('shows %s', (_what, given, shown) => expect(shownPay(given)).toEqual(shown));
});
