import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { isWorkingDay } from '@jobblik/contract/kernel/working-days.rules';
import { daysFrom, lastInstant } from './membership.rules.ts';
import type { OrderState } from './orders.rules.ts';

/** Days of withdrawal (forbrugeraftaleloven § 19). */
const days = 14;
/** Days that also prolong it: Constitution Day and New Year's Eve. Christmas Eve is no working day. */
const prolonging = ['06-05', '12-31'];

/**
 * The last local date on which a consumer can withdraw from a purchase of that date: 14 days later, and the next working day where
 * that one is none (forbrugeraftaleloven § 19).
 */
export function lastWithdrawalDay(bought: string): string {
  let last = shiftDate(bought, days);
  while (!isWorkingDay(last) || prolonging.includes(last.slice(5))) last = shiftDate(last, 1);
  return last;
}

/** Whether a purchase can be withdrawn; each status but the first two is the reason why not. */
export const withdrawalStatuses = ['open', 'withdrawn', 'over', 'delivered', 'upgraded', 'refunded'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What decides whether a purchase can be withdrawn. */
export interface WithdrawablePurchase {
  boughtAt: Date;
  isWithdrawn: boolean;
  /** The buyer asked expressly that the service starts within the days of withdrawal. */
  hasConsented: boolean;
  /** Of its membership: 1 in force, 0 ended. */
  membershipStatus: number;
  /** Its rest was taken off the price of a higher plan. */
  isUpgraded: boolean;
  /** The states of its orders. */
  orders: readonly OrderState[];
}

/**
 * How a purchase stands. All of its orders delivered with the buyer's consent means that nothing is left to withdraw from
 * (forbrugeraftaleloven § 18).
 */
export function withdrawalStatus(purchase: WithdrawablePurchase, now: Date): WithdrawalStatus {
  const { boughtAt, isWithdrawn, hasConsented, membershipStatus, isUpgraded, orders } = purchase;
  if (isWithdrawn) return 'withdrawn';
  if (localDateOf(now) > lastWithdrawalDay(localDateOf(boughtAt))) return 'over';
  if (isUpgraded) return 'upgraded';
  if (membershipStatus !== 1) return 'refunded';
  const isDelivered = orders.length > 0 && orders.every((state) => state === 'delivered');
  return isDelivered && hasConsented ? 'delivered' : 'open';
}

/** What a buyer pays for and gets back; amounts in øre with VAT. */
export interface WithdrawalAmounts {
  usedDays: number;
  ofDays: number;
  /** The price of the used days. */
  used: number;
  refund: number;
}

/**
 * What is paid back at a withdrawal: what was paid, without earlier refunds and the price of the local days used, the days of the
 * purchase and of the withdrawal included. Days cost nothing where the buyer has not asked that the service starts at once
 * (forbrugeraftaleloven § 25).
 * @param purchase `price` is the whole price in øre with VAT, `paid` what is left of it after credits of lower plans
 */
export function withdrawalAmounts(
  purchase: {
    price: number;
    paid: number;
    refunded: number;
    validFrom: Date;
    validUntil: Date;
    hasConsented: boolean;
  },
  now: Date,
): WithdrawalAmounts {
  const first = localDateOf(purchase.validFrom);
  const ofDays = daysFrom(first, localDateOf(lastInstant(purchase.validUntil)));
  const usedDays = Math.min(ofDays, daysFrom(first, localDateOf(now)));
  const used = purchase.hasConsented ? Math.round((purchase.price * usedDays) / ofDays) : 0;
  return { usedDays, ofDays, used, refund: Math.max(0, purchase.paid - purchase.refunded - used) };
}
