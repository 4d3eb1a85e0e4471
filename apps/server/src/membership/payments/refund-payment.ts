import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { isEarned, writeEntry } from '../ledger.ts';
import { memberships } from '../membership.tables.ts';
import { closeOrders } from '../orders/create-orders.ts';
import { invoices, payments, refunds } from '../payments.tables.ts';
import { postingsOfRefund } from './payment.rules.ts';
import { creditedElsewhere, lockPayment, lockRefundable, storeRefund } from './store-refund.ts';

type RefundServices = Pick<Services, 'db' | 'payments' | 'clock'>;

/** Completes the stored refunds of a payment. */
export const refundTask = defineTask({
  name: 'membership.refund',
  payload: z.object({ payment_id: z.number() }),
  retries: 8,
});

/** A refund that cannot be made; the message is for the operator. */
export class RefundError extends Error {}

/**
 * Refunds an invoice, fully or partly, with a credit note. A full refund ends the membership and
 * closes the orders that are not delivered. An interrupted refund is completed
 * first, under the same key at the provider.
 * @param amount øre with VAT; absent: the rest
 * @returns the numbers of the credit notes
 * @throws RefundError, PaymentProviderError
 */
export async function refundInvoice(
  services: RefundServices,
  invoiceNumber: number,
  amount?: number,
): Promise<number[]> {
  const id = await inTransaction(services.db, (tx) => planRefund(services, tx, invoiceNumber, amount));
  return await finishRefunds(services, id);
}

/**
 * Asks the provider for the stored refunds of a payment, each once, and books them with their credit notes.
 * @returns the numbers of the credit notes
 * @throws RefundError, PaymentProviderError
 */
export async function finishRefunds(services: RefundServices, paymentId: number): Promise<number[]> {
  const { db, payments: provider } = services;
  const notes: number[] = [];
  const planned = await db
    .select({ refund: refunds, intentId: payments.intentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.creditNote)))
    .orderBy(asc(refunds.id));
  for (const { refund, intentId } of planned) {
    if (intentId === null) throw new RefundError(`payment ${paymentId} was not made through the provider`);
    const key = `refund-${refund.id}-${refund.createdAt.getTime()}`;
    await provider.refund({ intentId, amount: refund.amount, key });
    const note = await inTransaction(db, (tx) => bookRefund(services, tx, refund.id));
    if (note !== undefined) notes.push(note);
  }
  return notes;
}

async function planRefund(services: RefundServices, tx: Transaction, number: number, amount?: number): Promise<number> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.number, number), eq(invoices.kind, 'invoice')));
  if (!invoice) throw new RefundError(`there is no invoice ${number}`);
  const state = await lockRefundable(tx, invoice.paymentId);
  // Called again after a crash: only complete the interrupted refund.
  if (state.isUnfinished) return state.payment.id;
  const refundAmount = amount ?? state.left;
  if (!Number.isInteger(refundAmount) || refundAmount <= 0 || refundAmount > state.left)
    throw new RefundError(`invoice ${number} has ${state.left / 100} kr. left to refund`);
  await storeRefund(tx, state, { amount: refundAmount, createdAt: services.clock.now() });
  return state.payment.id;
}

async function bookRefund({ clock }: RefundServices, tx: Transaction, refundId: number): Promise<number | undefined> {
  const [planned] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!planned) return undefined;
  const payment = await lockPayment(tx, planned.paymentId);
  const all = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const refund = all.find(({ id }) => id === refundId);
  if (!refund || refund.creditNote !== null) return undefined;
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, payment.id), eq(invoices.kind, 'invoice')));
  if (!invoice) throw new Error(`payment ${payment.id} has no invoice`);
  const { subTotal, vat } = refund;
  const now = clock.now();
  const postings = postingsOfRefund(refund, await isEarned(tx, payment.id));
  await writeEntry(tx, { name: `refund/${refundId}`, paymentId: payment.id, at: now, postings });
  const back = all.reduce((sum, each) => sum + each.amount, 0);
  const isWhole = back + (await creditedElsewhere(tx, payment)) === payment.total;
  if (isWhole) await endPurchase(tx, payment.id);
  const note = await issueCreditNote(tx, invoice.content, { payment, subTotal, vat, now });
  await tx.update(refunds).set({ creditNote: note }).where(eq(refunds.id, refundId));
  return note;
}

/** Ends what a payment bought: its membership, and its orders that are not delivered. */
export async function endPurchase(tx: Transaction, paymentId: number): Promise<void> {
  await tx.update(memberships).set({ status: 0 }).where(eq(memberships.paymentId, paymentId));
  // The rests of lower plans that it was paid with are in force again.
  await tx
    .update(memberships)
    .set({ status: 1, creditedTo: null, creditedAmount: 0 })
    .where(eq(memberships.creditedTo, paymentId));
  await closeOrders(tx, paymentId);
}
