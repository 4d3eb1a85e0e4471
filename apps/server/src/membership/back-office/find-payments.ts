import { and, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { creditedElsewhere } from '../payments/store-refund.ts';
import { invoices, type PaymentRow, payments, refunds } from '../payments.tables.ts';

/** A payment as operators see it in lists. Amounts are øre with VAT. */
export interface PaymentOverview {
  payment: PaymentRow;
  /** Number of the invoice; null without one. */
  invoice: number | null;
  refunded: number;
}

// A query of one table writes its columns without the table's name.
const isOfPayment = sql`payment_id = ${payments}.id`;
const invoiceNumber = sql<number | null>`(select number from ${invoices} where ${isOfPayment} and kind = 'invoice')`;
const refunded = sql<number>`coalesce((select sum(amount) from ${refunds} where ${isOfPayment}), 0)::int`;

async function select(tx: Transaction, condition: SQL | undefined, limit: number): Promise<PaymentOverview[]> {
  return await tx
    .select({ payment: payments, invoice: invoiceNumber, refunded })
    .from(payments)
    .where(condition)
    .orderBy(desc(payments.id))
    .limit(limit);
}

/** Payments of a person, the newest first. */
export async function paymentsOf(tx: Transaction, userId: number, limit: number): Promise<PaymentOverview[]> {
  return await select(tx, eq(payments.userId, userId), limit);
}

/**
 * Payments by the name, the mail or the CVR number of the buyer, or by a number of the payment or of an invoice or a credit note.
 * @param like pattern of LIKE
 */
export async function searchPayments(
  tx: Transaction,
  { like, number, limit }: { like: string; number: number | undefined; limit: number },
): Promise<PaymentOverview[]> {
  const byNumber =
    number === undefined
      ? undefined
      : or(
          eq(payments.id, number),
          inArray(payments.id, tx.select({ id: invoices.paymentId }).from(invoices).where(eq(invoices.number, number))),
          eq(sql`${payments.billing}->>'cvr'`, String(number)),
        );
  const byBuyer = or(ilike(sql`${payments.billing}->>'name'`, like), ilike(sql`${payments.billing}->>'email'`, like));
  return await select(tx, or(byNumber, number === undefined ? byBuyer : undefined), limit);
}

/** A payment with its credit notes and what is left to refund; undefined for an unknown one. */
export async function readPayment(tx: Transaction, paymentId: number) {
  const [found] = await select(tx, eq(payments.id, paymentId), 1);
  if (!found) return undefined;
  const notes = await tx
    .select({ number: invoices.number, content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), eq(invoices.kind, 'credit_note')))
    .orderBy(invoices.number);
  const made = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const left = found.payment.total - found.refunded - (await creditedElsewhere(tx, found.payment));
  return {
    ...found,
    left: found.payment.state === 'paid' ? Math.max(0, left) : 0,
    isRefunding: made.some(({ creditNote }) => creditNote === null),
    notes: notes.map(({ number, content }) => ({ number, total: content.total, date: content.date })),
  };
}
