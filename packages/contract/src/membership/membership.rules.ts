import type { membershipState } from '@jobblik/contract/kernel/session';
import type { z } from 'zod';

/** A membership is bought for a time. Status 1: in force; 0: ended or never begun. */
export interface MembershipPeriod {
  plan: number;
  status: number;
  validFrom: Date;
  validUntil: Date;
}

/** Plan and status as the session carries them; 0 and 0 for people without a membership. */
export type MembershipState = z.output<typeof membershipState>;

export const noMembership: MembershipState = { plan: 0, status: 0 };

/** The membership that counts at a moment: in force and within its time; the highest plan when several are. */
export function membershipAt(periods: readonly MembershipPeriod[], now: Date): MembershipState {
  const inForce = periods.filter((period) => period.status === 1 && period.validFrom <= now && now < period.validUntil);
  const plan = Math.max(0, ...inForce.map((period) => period.plan));
  return plan > 0 ? { plan, status: 1 } : noMembership;
}

/** Plan 1 counts as no paid membership; above 1 and active is paid (spec 1§9, 2§4). */
export function isPaid(membership: MembershipState): boolean {
  return membership.plan > 1 && membership.status === 1;
}
