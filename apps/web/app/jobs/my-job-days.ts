import { localDateOf } from '@jobblik/contract/jobs/local-time.rules';

/** Days that curves reach back, today included. */
export const curveDays = 30;

const dayMs = 86_400_000;

/**
 * Visits for each of the last 30 local days, oldest first; days that nobody came are 0.
 * @param visits days that had any
 * @param now milliseconds
 */
export function visitsByDay(visits: readonly { day: string; visits: number }[], now: number): number[] {
  const today = Date.parse(`${localDateOf(new Date(now))}T00:00:00Z`);
  const byDay = new Map(visits.map((one) => [one.day, one.visits]));
  return Array.from({ length: curveDays }, (_, index) => {
    const day = new Date(today - (curveDays - 1 - index) * dayMs).toISOString().slice(0, 10);
    return byDay.get(day) ?? 0;
  });
}
