import {
  isPaid,
  type MembershipPeriod,
  type MembershipState,
  membershipAt,
} from '@jobblik/contract/membership/membership.rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { memberships } from './membership.tables.ts';

/** A person's memberships that are not over at an instant, also those that have not begun or were ended. */
export async function membershipPeriods(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<MembershipPeriod[]> {
  return await db
    .select({
      plan: memberships.plan,
      status: memberships.status,
      validFrom: memberships.validFrom,
      validUntil: memberships.validUntil,
    })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), gt(memberships.validUntil, now)));
}

/** Plan and status of a person at an instant; plan 0 and status 0 without a membership. */
export async function membershipOf(db: Database | Transaction, userId: number, now: Date): Promise<MembershipState> {
  return membershipAt(await membershipPeriods(db, userId, now), now);
}

export interface Entitlement extends MembershipState {
  /** Has a plan that includes the features for paying employers. */
  paid: boolean;
}

/** The features of a person's membership at an instant (spec 1§9, 2§4). */
export async function entitlement(db: Database | Transaction, userId: number, now: Date): Promise<Entitlement> {
  const membership = await membershipOf(db, userId, now);
  return { ...membership, paid: isPaid(membership) };
}
