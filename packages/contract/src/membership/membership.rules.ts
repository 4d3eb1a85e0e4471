import { oneMonthLater } from '@jobblik/contract/kernel/local-time.rules';
import type { membershipState } from '@jobblik/contract/kernel/session';
import type { z } from 'zod';

/** A membership is bought for a period. Status 1: active; 0: ended or never begun. */
export interface MembershipPeriod {
  plan: number;
  status: number;
  validFrom: Date;
  validUntil: Date;
}

/** Plan and status in the session; 0 and 0 for people without a membership. */
export type MembershipState = z.output<typeof membershipState>;

export const noMembership: MembershipState = { plan: 0, status: 0 };

/** The membership that applies at a moment: active and within its period; the highest plan if there are several. */
export function membershipAt(periods: readonly MembershipPeriod[], now: Date): MembershipState {
  const inForce = periods.filter((period) => period.status === 1 && period.validFrom <= now && now < period.validUntil);
  const plan = Math.max(0, ...inForce.map((period) => period.plan));
  return plan > 0 ? { plan, status: 1 } : noMembership;
}

/** Whether a membership is paid: its plan is above 1 and it is active (spec 1§9, 2§4). */
export function isPaid(membership: MembershipState): boolean {
  return membership.plan > 1 && membership.status === 1;
}

/** The period of a plan that is paid now, and its effect on the person's other memberships. */
export interface PurchasedPeriod {
  from: Date;
  /** The first instant at which it is no longer in force. */
  until: Date;
  /** The plan whose end it begins at: the same plan, or a higher one; null if it begins now. */
  after: number | null;
  /** A lower plan that runs in the same period, neither extended nor refunded. */
  beside: { plan: number; until: Date } | null;
}

/**
 * One month. It begins when the person's last membership of the same or a higher plan ends, so that no paid month is without effect;
 * now if there is none.
 */
export function purchasedPeriod(periods: readonly MembershipPeriod[], plan: number, now: Date): PurchasedPeriod {
  const active = periods
    .filter((period) => period.status === 1 && period.plan > 0 && now < period.validUntil)
    .sort((a, b) => b.validUntil.getTime() - a.validUntil.getTime());
  const previous = active.find((period) => period.plan >= plan);
  const from = previous?.validUntil ?? now;
  const until = oneMonthLater(from);
  const beside = active.find((period) => period.plan < plan && period.validFrom < until && from < period.validUntil);
  return {
    from,
    until,
    after: previous?.plan ?? null,
    beside: beside ? { plan: beside.plan, until: beside.validUntil } : null,
  };
}
