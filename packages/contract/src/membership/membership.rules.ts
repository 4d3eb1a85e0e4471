import { localDateOf, oneMonthLater, shiftDate, startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import type { membershipState } from '@jobblik/contract/kernel/session.schema';
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

/** The last instant in force of a period that ends before `until`; its local date is the day that is shown. */
export function lastInstant(until: Date): Date {
  return new Date(until.getTime() - 1);
}

/** The period of a plan that is paid now, and its effect on the person's other memberships. */
export interface PurchasedPeriod {
  from: Date;
  /** The first instant at which it is no longer in force: the end of a local day. */
  until: Date;
  /** The plan whose end it begins at: the same plan, or a higher one; null if it begins now. */
  after: number | null;
  /** A lower plan that runs in the same period. */
  beside: { plan: number; until: Date } | null;
}

/**
 * One month, to the end of its last local day. It begins when the person's last membership of the same or a higher plan ends, so that
 * no paid month is without effect; now if there is none.
 */
export function purchasedPeriod(periods: readonly MembershipPeriod[], plan: number, now: Date): PurchasedPeriod {
  const active = periods
    .filter((period) => period.status === 1 && period.plan > 0 && now < period.validUntil)
    .sort((a, b) => b.validUntil.getTime() - a.validUntil.getTime());
  const previous = active.find((period) => period.plan >= plan);
  const from = previous?.validUntil ?? now;
  const until = startOfLocalDay(localDateOf(lastInstant(oneMonthLater(from))), 1);
  const beside = active.find((period) => period.plan < plan && period.validFrom < until && from < period.validUntil);
  return {
    from,
    until,
    after: previous?.plan ?? null,
    beside: beside ? { plan: beside.plan, until: beside.validUntil } : null,
  };
}

/** A paid membership, with what its plan cost in øre without VAT, after refunds. */
export interface PaidPeriod extends MembershipPeriod {
  id: number;
  price: number;
}

/** The rest of a lower plan, taken off the price of a higher one. */
export interface Credit {
  /** The membership that ends with it. */
  membershipId: number;
  plan: number;
  /** Whole local days that are left, and all of its days. */
  days: number;
  of: number;
  /** Øre without VAT. */
  amount: number;
}

/**
 * What is taken off the price of a plan for lower plans that would run beside it: each by its local days that are left, out of all its
 * days. The day of the purchase counts as used. Rounded up to whole øre, in the buyer's favour.
 */
export function upgradeCredits(periods: readonly PaidPeriod[], plan: number, period: PurchasedPeriod): Credit[] {
  const today = localDateOf(period.from);
  const isWholeDay = startOfLocalDay(today).getTime() === period.from.getTime();
  const firstDay = isWholeDay ? today : shiftDate(today, 1);
  return periods
    .filter(({ status, plan: lower, validFrom, validUntil }) => {
      return status === 1 && lower > 0 && lower < plan && validFrom < period.until && period.from < validUntil;
    })
    .map(({ id, plan: lower, price, validFrom, validUntil }) => {
      const begins = localDateOf(validFrom);
      const last = localDateOf(lastInstant(validUntil));
      const of = daysFrom(begins, last);
      const days = daysFrom(begins > firstDay ? begins : firstDay, last);
      return { membershipId: id, plan: lower, days, of, amount: Math.ceil((price * days) / of) };
    })
    .filter(({ amount }) => amount > 0);
}

/** Days from one local date to another, both counted; 0 if the second is before the first. */
export function daysFrom(first: string, last: string): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
}
