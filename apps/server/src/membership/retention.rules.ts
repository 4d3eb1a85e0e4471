import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';

/** Years for which bookkeeping material is stored after the financial year that it belongs to (bogføringsloven § 12). */
const years = 5;

/**
 * The last local day, `YYYY-MM-DD`, on which a payment has to be stored with the buyer's name.
 * @param lastBooked when it was last booked: paid, paid back, or earned
 * @param yearEnds month in which the seller's financial year ends, 1 to 12
 */
export function lastDayOfStorage(lastBooked: Date, yearEnds: number): string {
  const [year = 0, month = 0] = localDateOf(lastBooked).split('-').map(Number);
  const last = year + (month > yearEnds ? 1 : 0) + years;
  // Day 0 of the next month is the last one of this.
  return new Date(Date.UTC(last, yearEnds, 0)).toISOString().slice(0, 10);
}

/** Whether the name of the buyer may not be stored any longer. */
export function isStorageOver(lastBooked: Date, yearEnds: number, now: Date): boolean {
  return localDateOf(now) > lastDayOfStorage(lastBooked, yearEnds);
}
