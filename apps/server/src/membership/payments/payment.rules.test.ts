import { describe, expect, it } from 'vitest';
import type { IntentStatus } from '../../platform/payments/payment-intent.ts';
import {
  nextPaymentState,
  type PaymentState,
  postingsOfExpiry,
  postingsOfPayment,
  postingsOfRefund,
  splitRefund,
} from './payment.rules.ts';

describe('the state of a payment', () => {
  it.each<[PaymentState, IntentStatus, PaymentState]>([
    ['open', 'succeeded', 'paid'],
    ['open', 'requires_action', 'requires_action'],
    ['open', 'processing', 'open'],
    ['open', 'requires_payment_method', 'failed'],
    ['requires_action', 'requires_confirmation', 'open'],
    ['requires_action', 'canceled', 'failed'],
    ['failed', 'succeeded', 'paid'],
    ['failed', 'requires_confirmation', 'failed'],
    ['paid', 'canceled', 'paid'],
    ['paid', 'requires_payment_method', 'paid'],
  ])('%s, the provider says %s: %s', (state, status, next) => expect(nextPaymentState(state, status)).toBe(next));
});

describe('the ledger', () => {
  const sum = (postings: { amount: number }[]) => postings.reduce((total, { amount }) => total + amount, 0);
  const payment = { subTotal: 890_00, vat: 222_50 };
  it.each([
    ['a payment', postingsOfPayment(payment)],
    ['a payment without VAT', postingsOfPayment({ subTotal: 695_00, vat: 0 })],
    ['a refund', postingsOfRefund(payment, false)],
    ['a refund after the period', postingsOfRefund(payment, true)],
    ['an expiry', postingsOfExpiry(890_00)],
  ])('%s balances', (_name, postings) => expect(sum(postings)).toBe(0));

  it('refunds the VAT exactly in three uneven parts', () => {
    const whole = { total: 1112_50, vat: 222_50 };
    const back = { total: 0, vat: 0 };
    for (const amount of [333_33, 333_33, 445_84]) {
      const part = splitRefund(whole, back, amount);
      back.total += amount;
      back.vat += part.vat;
    }
    expect(back).toEqual(whole);
  });
});
