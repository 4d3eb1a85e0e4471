import type { IntentStatus } from '../../platform/payments/payment-intent.ts';

/** States of a payment in the database. `paid` is final; `failed` is too, unless the money arrives late. */
export const paymentStates = ['open', 'requires_action', 'failed', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States in which the buyer can still complete a payment. */
export const pendingStates: readonly PaymentState[] = ['open', 'requires_action'];

/** The state that follows when the provider reports a status. */
export function nextPaymentState(state: PaymentState, status: IntentStatus): PaymentState {
  if (state === 'paid' || status === 'succeeded') return 'paid';
  if (state === 'failed') return 'failed';
  if (status === 'requires_action') return 'requires_action';
  if (status === 'canceled' || status === 'requires_payment_method') return 'failed';
  return 'open';
}

/** Accounts of the ledger. `prepaid` is the unused part of members' payments; it becomes `revenue` at the period's end. */
export const accounts = ['provider', 'prepaid', 'revenue', 'vat'] as const;
export type LedgerAccount = (typeof accounts)[number];

/** Amount in øre on one account: positive is debit, negative credit. */
export interface Posting {
  account: LedgerAccount;
  amount: number;
}

/** Postings of a received payment. Sum 0. */
export function postingsOfPayment(payment: { subTotal: number; vat: number }): Posting[] {
  return nonZero([
    { account: 'provider', amount: payment.subTotal + payment.vat },
    { account: 'prepaid', amount: -payment.subTotal },
    { account: 'vat', amount: -payment.vat },
  ]);
}

/** Postings of a refund, from `revenue` when the period is booked as revenue. Sum 0. */
export function postingsOfRefund(refund: { subTotal: number; vat: number }, earned: boolean): Posting[] {
  return nonZero([
    { account: 'provider', amount: -(refund.subTotal + refund.vat) },
    { account: earned ? 'revenue' : 'prepaid', amount: refund.subTotal },
    { account: 'vat', amount: refund.vat },
  ]);
}

/** Postings when a period has ended: the rest of the prepayment becomes revenue. Sum 0. */
export function postingsOfExpiry(left: number): Posting[] {
  return nonZero([
    { account: 'prepaid', amount: left },
    { account: 'revenue', amount: -left },
  ]);
}

function nonZero(postings: Posting[]): Posting[] {
  return postings.filter(({ amount }) => amount !== 0);
}

/** VAT part and rest of a refunded amount, so that several partial refunds add up exactly to the whole. */
export function splitRefund(
  payment: { total: number; vat: number },
  refunded: { total: number; vat: number },
  amount: number,
): { subTotal: number; vat: number } {
  const isRest = refunded.total + amount === payment.total;
  const vat = isRest ? payment.vat - refunded.vat : Math.round((amount * payment.vat) / payment.total);
  return { subTotal: amount - vat, vat };
}
