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
