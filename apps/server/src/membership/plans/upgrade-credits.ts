import {
  type Credit,
  type MembershipPeriod,
  type PaidPeriod,
  purchasedPeriod,
  upgradeCredits,
} from '@jobblik/contract/membership/membership.rules';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { membershipPeriods } from '../entitlement.ts';
import { memberships } from '../membership.tables.ts';
import { payments, refunds } from '../payments.tables.ts';

/** Øre without VAT that were paid back of a payment. */
const refunded = sql<number>`coalesce((select sum(${refunds.subTotal}) from ${refunds}
  where ${refunds.paymentId} = ${payments.id}), 0)::int`;

/** A person's memberships that were paid and are not over, with what their plans cost. */
async function paidPeriods(db: Database | Transaction, userId: number, now: Date): Promise<PaidPeriod[]> {
  const rows = await db
    .select({ membership: memberships, lines: payments.lines, refunded })
    .from(memberships)
    .innerJoin(payments, eq(payments.id, memberships.paymentId))
    .where(and(eq(memberships.userId, userId), gt(memberships.validUntil, now)));
  return rows.map(({ membership: { id, plan, status, validFrom, validUntil }, lines, refunded }) => {
    const price = lines.find(({ kind }) => kind === 'plan')?.price ?? 0;
    return { id, plan, status, validFrom, validUntil, price: Math.max(0, price - refunded) };
  });
}

/** What is taken off the price of each plan when a person buys it now, by plan. */
export async function creditsOf(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<{ periods: MembershipPeriod[]; creditsFor: (plan: number) => Credit[] }> {
  const periods = await membershipPeriods(db, userId, now);
  const paid = await paidPeriods(db, userId, now);
  return {
    periods,
    creditsFor: (plan) => upgradeCredits(paid, plan, purchasedPeriod(periods, plan, now)),
  };
}
