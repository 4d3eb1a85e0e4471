import type { CallAnswer } from '@jobblik/contract/kernel/call';
import type { getMembershipPlan } from '@jobblik/contract/membership/membership.api';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import type { BuyerRole } from '@jobblik/contract/membership/plans.rules';
import { pathTo } from '@jobblik/contract/paths';
import { newAdPath } from '../platform/plans-path';

type Current = Pick<CallAnswer<typeof getMembershipPlan>, 'membership' | 'valid_until' | 'purchases'>;
type Payment = Pick<TransactionRow, 'plan' | 'paid' | 'created_at' | 'valid_from' | 'valid_until'>;

export interface BoughtPlan {
  plan: number;
  /** Set if the plan begins after an earlier membership. */
  from: string | null;
  until: string | null;
  /** It continues the present plan. */
  isExtension: boolean;
}

/** The last payment whose membership is not over. @param payments the latest first */
export function lastPayment<T extends Payment>(payments: readonly T[], now: Date): T | undefined {
  const paid = payments.find((payment) => payment.paid === 1);
  return paid?.valid_until && Date.parse(paid.valid_until) > now.getTime() ? paid : undefined;
}

/**
 * A bought plan with its dates.
 * @param payment the last one; without one it is the present membership, which was given
 * @param tried a plan that a demo visitor paid, which the server does not store
 */
export function boughtPlan(current: Current, payment: Payment | undefined, tried: number | undefined): BoughtPlan {
  const present = current.membership.plan;
  const purchase = current.purchases.find(({ plan }) => plan === tried);
  if (purchase) {
    const from = purchase.after === null ? null : purchase.from;
    return { plan: purchase.plan, from, until: purchase.until, isExtension: purchase.after === purchase.plan };
  }
  if (!payment) return { plan: present, from: null, until: current.valid_until, isExtension: false };
  const { plan, created_at, valid_from, valid_until } = payment;
  const isLater = valid_from !== null && Date.parse(valid_from) > Date.parse(created_at);
  return { plan, from: isLater ? valid_from : null, until: valid_until, isExtension: isLater && plan === present };
}

/**
 * The page that opens after a payment: the requested one, else job creation, or the overview of a seeker (spec 2§4, 1§4). Plan 1 of
 * employers opens neither, so it leads to the overview.
 */
export function pageAfterPayment(role: BuyerRole, plan: number, requested: string | undefined): string {
  if (role === 'seeker') return requested ?? pathTo('dashboard', { area: 'kandidat' });
  if (plan <= 1) return pathTo('dashboard', { area: 'virksomhed' });
  return requested ?? newAdPath;
}

/** The label of the link to that page. */
export function nextLabel(role: BuyerRole, next: string) {
  if (next.endsWith('/dashboard')) return 'success.next_seeker' as const;
  return role === 'employer' && next === newAdPath
    ? ('success.next_employer' as const)
    : (`success.back_${role}` as const);
}
