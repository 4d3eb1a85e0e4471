import { isPaid, type MembershipState, membershipAt } from '@jobblik/contract/membership/membership.rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { memberships } from './membership.tables.ts';

/** Plan and status of a person at a moment; plan 0 and status 0 without a membership. */
export async function membershipOf(db: Database | Transaction, userId: number, now: Date): Promise<MembershipState> {
  const periods = await db
    .select({
      plan: memberships.plan,
      status: memberships.status,
      validFrom: memberships.validFrom,
      validUntil: memberships.validUntil,
    })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), gt(memberships.validUntil, now)));
  return membershipAt(periods, now);
}

export interface Entitlement extends MembershipState {
  /** Holds a plan that opens what only paying employers may do. */
  paid: boolean;
}

/** What a person's membership opens at a moment (spec 1§9, 2§4). */
export async function entitlement(db: Database | Transaction, userId: number, now: Date): Promise<Entitlement> {
  const membership = await membershipOf(db, userId, now);
  return { ...membership, paid: isPaid(membership) };
}
