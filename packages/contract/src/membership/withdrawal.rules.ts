import { shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { isWorkingDay } from '@jobblik/contract/kernel/working-days.rules';

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
