import { localDateOf, localEnd, localInstant } from '@jobblik/contract/kernel/local-time.rules';
import { minutesOf, type ScheduleTimes } from './day-grid.rules.ts';
import { interviewLimits } from './interviews.rules.ts';
import { yearsAhead } from './week.rules.ts';

/** Which field of a schedule is wrong, and why. */
export interface ScheduleProblem {
  field: 'startDate' | 'start_time' | 'end_time';
  code:
    | 'not_a_date'
    | 'not_a_time'
    | 'skipped_time'
    | 'ends_before_start'
    | 'interview_too_short'
    | 'interview_too_long'
    | 'starts_in_the_past'
    | 'too_far_ahead';
}

/** Start and end of an interview, as instants. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** `YYYY-MM-DD` from `DD.MM.YYYY` or `YYYY-MM-DD`; undefined for anything else and for days that do not exist. */
export function readDate(text: string): string | undefined {
  const danish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const date = danish ? `${danish[3]}-${danish[2]?.padStart(2, '0')}-${danish[1]?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}

/** `DD.MM.YYYY` from `YYYY-MM-DD` (spec 1§3 Interview time). */
export function writeDate(date: string): string {
  return date.split('-').reverse().join('.');
}

/**
 * The instants of Danish local times. Both clock changes are taken into account: an interview across the skipped hour is an hour
 * shorter than its times. A start at a repeated time is the first one, and the end is read on the same clock.
 */
export function periodOf({ date, start, end }: ScheduleTimes): Period | ScheduleProblem {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (Number.isNaN(from) || from === 24 * 60) return { field: 'start_time', code: 'not_a_time' };
  if (Number.isNaN(to)) return { field: 'end_time', code: 'not_a_time' };
  if (to <= from) return { field: 'end_time', code: 'ends_before_start' };
  const startsAt = localInstant(date, start);
  if (!startsAt) return { field: 'start_time', code: 'skipped_time' };
  const endsAt = localEnd(startsAt, date, end);
  if (!endsAt) return { field: 'end_time', code: 'skipped_time' };
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  if (minutes < interviewLimits.minMinutes) return { field: 'end_time', code: 'interview_too_short' };
  if (minutes > interviewLimits.maxMinutes) return { field: 'end_time', code: 'interview_too_long' };
  return { startsAt, endsAt };
}

/** Why a time can no longer be agreed; undefined if it can. */
export function lateness({ startsAt }: Period, now: Date): ScheduleProblem | undefined {
  if (startsAt <= now) return { field: 'start_time', code: 'starts_in_the_past' };
  const last = Number(localDateOf(now).slice(0, 4)) + yearsAhead;
  if (Number(localDateOf(startsAt).slice(0, 4)) > last) return { field: 'startDate', code: 'too_far_ahead' };
  return undefined;
}
