import { isResetTokenLive } from '@jobblik/contract/accounts/accounts.rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { passwordResets } from '../accounts.tables.ts';
import { hashSecret } from '../secrets.ts';

/** Owner of a mailed link; undefined if it no longer works. */
export async function findResetOwner(
  db: Database | Transaction,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const [reset] = await db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, hashSecret(token)));
  return reset && isResetTokenLive(reset, now) ? reset.userId : undefined;
}

/**
 * Marks a mailed link as used, together with every other link of that person.
 * @returns id of its owner, or undefined if it is no longer valid
 */
export async function useResetToken(tx: Transaction, token: string, now: Date): Promise<number | undefined> {
  const [reset] = await tx
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, hashSecret(token)))
    .for('update');
  if (!reset || !isResetTokenLive(reset, now)) return undefined;
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, reset.userId), isNull(passwordResets.usedAt)));
  return reset.userId;
}
