import { isPaid, membershipAt } from '@jobblik/contract/membership/membership.rules';
import { and, gt, inArray } from 'drizzle-orm';
import { memberships } from '../../membership/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';

/** The employers among these whose membership unlocks the CV database now; only they are notified of candidates. */
export async function payingAmong(
  db: Database | Transaction,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const periods = await db
    .select()
    .from(memberships)
    .where(and(inArray(memberships.userId, [...userIds]), gt(memberships.validUntil, now)));
  const byOwner = Map.groupBy(periods, ({ userId }) => userId);
  return new Set([...byOwner].filter(([, own]) => isPaid(membershipAt(own, now))).map(([userId]) => userId));
}
