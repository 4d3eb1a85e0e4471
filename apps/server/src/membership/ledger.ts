import { and, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { memberships } from './membership.tables.ts';
import type { LedgerAccount, Posting } from './payments/payment.rules.ts';
import { postingsOfExpiry } from './payments/payment.rules.ts';
import { ledger, payments } from './payments.tables.ts';

/** Writes an entry. The database refuses an entry that exists already, and at the commit one that does not balance. */
export async function writeEntry(
  tx: Transaction,
  entry: { name: string; paymentId: number; at: Date; postings: readonly Posting[] },
): Promise<void> {
  const { name, paymentId, at, postings } = entry;
  if (postings.length === 0) return;
  await tx.insert(ledger).values(postings.map((posting) => ({ entry: name, paymentId, at, ...posting })));
}

/** Balance of an account in øre, for one payment or for all; debit is positive. */
export async function balance(db: Database | Transaction, account: LedgerAccount, paymentId?: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledger.amount}), 0)::float8` })
    .from(ledger)
    .where(and(eq(ledger.account, account), paymentId === undefined ? undefined : eq(ledger.paymentId, paymentId)));
  return row?.sum ?? 0;
}

/** Whether the prepayment of a payment is booked as revenue. */
export async function isEarned(db: Database | Transaction, paymentId: number): Promise<boolean> {
  const rows = await db
    .select({ entry: ledger.entry })
    .from(ledger)
    .where(eq(ledger.entry, `expiry/${paymentId}`))
    .limit(1);
  return rows.length > 0;
}

/** Books the prepayments of ended periods as revenue, each once. */
export async function bookExpired({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const over = await db
    .select({ paymentId: payments.id })
    .from(memberships)
    .innerJoin(payments, eq(payments.id, memberships.paymentId))
    .where(
      and(
        lte(memberships.validUntil, now),
        notExists(
          db
            .select()
            .from(ledger)
            .where(eq(ledger.entry, sql`'expiry/' || ${payments.id}`)),
        ),
      ),
    );
  for (const { paymentId } of over) {
    await inTransaction(db, async (tx) => {
      await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update');
      if (await isEarned(tx, paymentId)) return;
      const left = -(await balance(tx, 'prepaid', paymentId));
      const postings = postingsOfExpiry(left);
      await writeEntry(tx, { name: `expiry/${paymentId}`, paymentId, at: now, postings });
    });
  }
}
