import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { memberships } from '../membership.tables.ts';
import { type PaymentRow, payments, refunds } from '../payments.tables.ts';
import { splitRefund } from './payment.rules.ts';

/** A payment and what of it can still be refunded. Amounts are øre with VAT. */
export interface Refundable {
  payment: PaymentRow;
  back: { total: number; vat: number };
  left: number;
  /** A refund is stored whose credit note is not made. */
  isUnfinished: boolean;
}

/** Locks a payment and says what can be refunded. */
export async function lockRefundable(tx: Transaction, paymentId: number): Promise<Refundable> {
  const payment = await lockPayment(tx, paymentId);
  const made = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const back = {
    total: made.reduce((sum, each) => sum + each.amount, 0),
    vat: made.reduce((sum, each) => sum + each.vat, 0),
  };
  const left = payment.total - back.total - (await creditedElsewhere(tx, payment));
  return { payment, back, left, isUnfinished: made.some(({ creditNote }) => creditNote === null) };
}

/** Stores a refund before the provider is asked for it. @returns its number */
export async function storeRefund(
  tx: Transaction,
  { payment, back }: Refundable,
  { amount, createdAt }: { amount: number; createdAt: Date },
): Promise<number> {
  const [stored] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, amount, createdAt, ...splitRefund(payment, back, amount) })
    .returning({ id: refunds.id });
  if (!stored) throw new Error('the refund was not stored');
  return stored.id;
}

/** Øre with VAT of a payment that were taken off the price of a higher plan, and are not paid back again. */
export async function creditedElsewhere(tx: Transaction, payment: PaymentRow): Promise<number> {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.paymentId, payment.id));
  return Math.round(((membership?.creditedAmount ?? 0) * (100 + payment.vatPercent)) / 100);
}

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  return payment;
}
