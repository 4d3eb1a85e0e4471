import { daysBetween, formatClock, formatDay, type Instant } from '../platform/words/format';

/** The time for today, else the day: `9.48`, `i går`, `18. nov.` */
export function shortMoment(instant: Instant, now: Instant): string {
  return daysBetween(instant, now) === 0 ? formatClock(instant) : formatDay(instant, now);
}
