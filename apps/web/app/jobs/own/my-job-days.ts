import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';

/** Number of days in a curve, including today. */
const curveDays = 30;

/** The last 30 local days (`YYYY-MM-DD`), oldest first. @param now milliseconds */
export function lastDays(now: number): string[] {
  const today = localDateOf(new Date(now));
  return Array.from({ length: curveDays }, (_, index) => shiftDate(today, index - curveDays + 1));
}

/** A number for each of the days; 0 without data. */
export function valuesOn(
  days: readonly string[],
  values: readonly (readonly [day: string, value: number])[],
): number[] {
  const byDay = new Map(values);
  return days.map((day) => byDay.get(day) ?? 0);
}
