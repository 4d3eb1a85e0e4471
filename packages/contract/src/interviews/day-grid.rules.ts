import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';

/** Measures of the calendar's grid (spec 2§2, 2§9): pixels, and minutes of the day. */
export const dayGrid = {
  hourHeight: 76,
  /** Half an hour. */
  slotHeight: 38,
  slotMinutes: 30,
  /** 07:00 to 19:00. */
  from: 7 * 60,
  to: 19 * 60,
  /** Minutes of the time picker's small and large step. */
  step: 10,
  largeStep: 60,
} as const;

const minutesOfDay = 24 * 60;

/** Minutes since midnight of a time `HH:mm`; `24:00` is the end of the day. NaN for anything else. */
export function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  return time === '24:00' ? minutesOfDay : Number.NaN;
}

/** `HH:mm` of minutes since midnight, `24:00` at the end of the day. */
export function timeOf(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The end of an interview as it is stored: 00:00 is the end of the day (spec 1§4). */
export function endTime(time: string): string {
  return time === '00:00' ? '24:00' : time;
}

export interface ScheduleTimes {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  start: string;
  /** `HH:mm`, up to `24:00` */
  end: string;
}

/** Default times of a schedule dialog: the next half-hour, 30 minutes long (spec 1§9). */
export function defaultTimes(now: Date): ScheduleTimes {
  const next = (Math.floor(minutesOf(clockTimeOf(now)) / dayGrid.slotMinutes) + 1) * dayGrid.slotMinutes;
  const today = localDateOf(now);
  const date = next >= minutesOfDay ? shiftDate(today, 1) : today;
  const start = next % minutesOfDay;
  return { date, start: timeOf(start), end: timeOf(start + dayGrid.slotMinutes) };
}

/** Times within the main scheduler: 07:00 to 07:30 if the hour is before 7 or from 19 on, and never after 19:00 (spec 1§9). */
export function clampTimes({ date, start, end }: ScheduleTimes): ScheduleTimes {
  const from = minutesOf(start);
  if (from < dayGrid.from || from >= dayGrid.to) {
    return { date, start: timeOf(dayGrid.from), end: timeOf(dayGrid.from + dayGrid.slotMinutes) };
  }
  return { date, start, end: timeOf(Math.min(minutesOf(end), dayGrid.to)) };
}
