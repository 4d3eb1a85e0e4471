import type { Billing } from '@jobblik/contract/membership/membership.schema';
import { and, eq, inArray, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { orders } from './orders/orders.tables.ts';
import { invoices, ledger, payments } from './payments.tables.ts';
import { isStorageOver } from './retention.rules.ts';

const nobody: Billing = { name: '', address: '', zip: '', city: '', cvr: '', email: '' };

/**
 * Removes the buyer from payments, invoices and credit notes of removed accounts: from a payment that failed at once, from one that
 * was booked when bookkeeping law no longer asks for it. Numbers, dates and amounts stay, so that the series has no gap and the books
 * balance.
 * @returns the number of payments
 */
export async function anonymisePayments(services: Services): Promise<number> {
  const { db, clock, env } = services;
  const candidates = await db
    .select({ id: payments.id, state: payments.state, lastBooked: max(ledger.at) })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .leftJoin(ledger, eq(ledger.paymentId, payments.id))
    .where(
      and(
        or(isNull(payments.userId), isNotNull(users.removedAt)),
        ne(payments.billing, nobody),
        inArray(payments.state, ['paid', 'failed']),
      ),
    )
    .groupBy(payments.id);
  const now = clock.now();
  const over = candidates.filter(
    ({ state, lastBooked }) =>
      state === 'failed' || (lastBooked !== null && isStorageOver(lastBooked, env.FINANCIAL_YEAR_ENDS, now)),
  );
  for (const { id } of over) await inTransaction(db, (tx) => anonymise(tx, services, id));
  return over.length;
}

async function anonymise(tx: Transaction, { files }: Services, paymentId: number): Promise<void> {
  await tx.update(payments).set({ billing: nobody, intentId: null, userId: null }).where(eq(payments.id, paymentId));
  await tx.update(orders).set({ userId: null }).where(eq(orders.paymentId, paymentId));
  const documents = await tx
    .select({ number: invoices.number, content: invoices.content, fileId: invoices.pdfFileId })
    .from(invoices)
    .where(eq(invoices.paymentId, paymentId));
  for (const { number, content, fileId } of documents) {
    await files.release(tx, fileId);
    await tx
      .update(invoices)
      .set({ content: { ...content, buyer: nobody, reference: '' }, pdfFileId: null, userId: null })
      .where(eq(invoices.number, number));
  }
}
