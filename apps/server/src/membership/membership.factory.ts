import type { Database, Transaction } from '../platform/db/db.ts';
import { memberships } from './membership.tables.ts';

export interface MembershipOptions {
  userId: number;
  plan?: number;
  status?: number;
  /** Days before `now` that it began; default 1. */
  daysAgo?: number;
  /** Days after `now` that it ends; default 29. */
  daysLeft?: number;
  now?: Date;
}

const day = 86_400_000;

/** Gives a person a membership: plan 3 in force unless given. */
export async function makeMembership(db: Database | Transaction, options: MembershipOptions): Promise<void> {
  const now = (options.now ?? new Date()).getTime();
  await db.insert(memberships).values({
    userId: options.userId,
    plan: options.plan ?? 3,
    status: options.status ?? 1,
    validFrom: new Date(now - (options.daysAgo ?? 1) * day),
    validUntil: new Date(now + (options.daysLeft ?? 29) * day),
  });
}
