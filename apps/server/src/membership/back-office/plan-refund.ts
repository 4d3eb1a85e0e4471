import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { refundTask } from '../payments/refund-payment.ts';
import { lockRefundable, storeRefund } from '../payments/store-refund.ts';
import { invoices, refunds, withdrawals } from '../payments.tables.ts';

/**
 * Stores a refund whose money leaves later, unless {@link cancelRefund} removes it first. An operator cannot refund more than is left.
 * @param amount øre with VAT
 * @returns number of the refund; undefined for a payment without an invoice
 */
export async function planRefundOf(
  tx: Transaction,
  { tasks, clock }: Services,
  { paymentId, amount, startAfter }: { paymentId: number; amount: number; startAfter: Date },
): Promise<number | 'too_large' | 'under_way' | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'invoice')));
  if (!invoice) return undefined;
  const state = await lockRefundable(tx, paymentId);
  if (state.isUnfinished) return 'under_way';
  if (amount > state.left) return 'too_large';
  const refundId = await storeRefund(tx, state, { amount, createdAt: clock.now() });
  await tasks.enqueue(tx, refundTask, { payment_id: paymentId }, { startAfter });
  return refundId;
}

/** Removes a refund whose money has not left. @returns false when it has, and when a withdrawal has counted on it */
export async function cancelRefund(tx: Transaction, refundId: number): Promise<boolean> {
  const withdrawn = tx.select().from(withdrawals).where(eq(withdrawals.paymentId, refunds.paymentId));
  const removed = await tx
    .delete(refunds)
    .where(and(eq(refunds.id, refundId), isNull(refunds.creditNote), notExists(withdrawn)))
    .returning({ id: refunds.id });
  return removed.length > 0;
}
