import { lazily } from './lazily.ts';

/** The time zone in which the product counts days, months and deadlines, and shows every instant. */
export const productZone = 'Europe/Copenhagen';

const formatter = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: productZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

interface WallClock {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Danish local time of an instant. */
function wallClock(instant: Date): WallClock {
  const parts = Object.fromEntries(
    formatter()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second };
}

function asUtc({ year, month, day, hour, minute, second }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant of a Danish local time. A time that the spring change skips becomes an hour later; of a time that the autumn change
 * repeats, the first one is returned.
 */
function instantAt(local: WallClock): Date {
  const target = asUtc(local);
  const early = target - offsetAt(target - 3 * hourMs);
  if (asUtc(wallClock(new Date(early))) === target) return new Date(early);
  const late = target - offsetAt(target + 3 * hourMs);
  return new Date(asUtc(wallClock(new Date(late))) === target ? late : early);
}

const hourMs = 3_600_000;

function offsetAt(time: number): number {
  const whole = Math.floor(time / 1000) * 1000;
  return asUtc(wallClock(new Date(whole))) - whole;
}

/** Local date `YYYY-MM-DD` of an instant in Denmark. */
export function localDateOf(instant: Date): string {
  const { year, month, day } = wallClock(instant);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Local time `HH:mm` of an instant in Denmark. */
export function clockTimeOf(instant: Date): string {
  const { hour, minute } = wallClock(instant);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const starts = new Map<string, number>();

/** The first instant of a local date (`YYYY-MM-DD`) plus a number of days. Results are cached, since lists use the same dates. */
export function startOfLocalDay(date: string, daysLater = 0): Date {
  const key = `${date} ${daysLater}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  if (starts.size > 5000) starts.clear();
  const start = workOutStart(date, daysLater);
  starts.set(key, start.getTime());
  return start;
}

function workOutStart(date: string, daysLater: number): Date {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shifted = new Date(Date.UTC(year, month - 1, day + daysLater));
  return instantAt({
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: 0,
    minute: 0,
    second: 0,
  });
}

/**
 * One calendar month later at the same time of day in Denmark; if the next month is shorter, its last day (31 January becomes 28 or
 * 29 February).
 */
export function oneMonthLater(instant: Date): Date {
  const now = wallClock(instant);
  const lastDay = new Date(Date.UTC(now.year, now.month + 1, 0)).getUTCDate();
  const month = now.month === 12 ? 1 : now.month + 1;
  const year = now.month === 12 ? now.year + 1 : now.year;
  const later = instantAt({ ...now, year, month, day: Math.min(now.day, lastDay) });
  return new Date(later.getTime() + instant.getUTCMilliseconds());
}

/** A calendar date (`YYYY-MM-DD`) that many days later; earlier if the number is negative. */
export function shiftDate(date: string, days: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/**
 * The instant of a local date (`YYYY-MM-DD`) and time (`HH:mm`, up to `24:00`) in Denmark; undefined for a time that the spring
 * change skips. Of a time that the autumn change repeats, the first one is returned.
 */
export function localInstant(date: string, time: string): Date | undefined {
  if (time === '24:00') return startOfLocalDay(date, 1);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const instant = instantAt({ year, month, day, hour, minute, second: 0 });
  return clockTimeOf(instant) === time ? instant : undefined;
}

/** Whether the autumn change repeats the local time of an instant, and this is the first of the two. */
function isFirstOfTwo(instant: Date): boolean {
  return clockTimeOf(new Date(instant.getTime() + hourMs)) === clockTimeOf(instant);
}

/**
 * The end of a period by local times (`YYYY-MM-DD`, `HH:mm`, up to `24:00`); undefined for an end that the spring change skips. A start
 * in the hour that the autumn change repeats is its first one, and the end is read on the same clock: 02:30–03:00 is half an hour.
 */
export function localEnd(startsAt: Date, date: string, end: string): Date | undefined {
  if (!isFirstOfTwo(startsAt)) return localInstant(date, end);
  return new Date(startsAt.getTime() + (minutesOfTime(end) - minutesOfTime(clockTimeOf(startsAt))) * 60_000);
}

/** The local end `HH:mm` of a period, on the clock of its start: the inverse of {@link localEnd}. */
export function endClockOf(startsAt: Date, endsAt: Date): string {
  if (!isFirstOfTwo(startsAt)) return clockTimeOf(endsAt);
  const minutes = minutesOfTime(clockTimeOf(startsAt)) + Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOfTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
