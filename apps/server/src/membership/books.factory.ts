import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { memberships } from './membership.tables.ts';
import { invoices, ledger, payments } from './payments.tables.ts';

/** The records of the payments, counted over all buyers. */
export interface Books extends Record<string, number> {
  paid: number;
  invoices: number;
  members: number;
  memberships: number;
  /** Numbers of invoices from the first to the last. */
  series: number;
  /** Sum of the ledger in øre. */
  balance: number;
}

/** Counts the books of an installation. */
export async function countBooks(db: Database): Promise<Books> {
  const { rows } = await db.execute<Books>(sql`select
    (select count(*)::int from ${payments} where state = 'paid') as paid,
    (select count(*)::int from ${invoices}) as invoices,
    (select count(distinct user_id)::int from ${memberships}) as members,
    (select count(*)::int from ${memberships}) as memberships,
    (select coalesce(max(number) - min(number) + 1, 0)::int from ${invoices}) as series,
    (select coalesce(sum(amount), 0)::int from ${ledger}) as balance`);
  const [books] = rows;
  if (!books) throw new Error('the books could not be counted');
  return books;
}

/** Invoices whose PDF was not drawn yet, with their buyers. */
export async function undrawnInvoices(
  db: Database,
  most: number,
): Promise<{ paymentId: number; userId: number | null }[]> {
  return await db
    .select({ paymentId: invoices.paymentId, userId: invoices.userId })
    .from(invoices)
    .where(isNull(invoices.pdfFileId))
    .limit(most);
}
