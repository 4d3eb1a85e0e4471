import {
  clampTimes,
  defaultTimes,
  minutesOf,
  type ScheduleTimes,
  timeOf,
} from '@jobblik/contract/interviews/day-grid.rules';
import { invitationTimes, onWorkingDay } from '@jobblik/contract/interviews/invitation-times.rules';
import { lateness, type Period, periodOf, type ScheduleProblem } from '@jobblik/contract/interviews/schedule.rules';
import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { clockText, parseClock } from '../../ui/text/clock-text';
import { dateText, parseDate } from '../../ui/text/date-text';

/** The times of a form, as typed. */
export interface TimesForm {
  date: string;
  start: string;
  end: string;
}

/** Subject and description of an interview, as typed. */
export interface AboutForm {
  title: string;
  description: string;
}

/** Codes of wrong times; their texts are in `problems.json`. */
export type TimeErrors = Partial<Record<keyof TimesForm, string>>;

/** Fields of a form with times, where the calls name them otherwise. */
export const timePaths = { startDate: 'date', start_time: 'start', end_time: 'end' } as const;

/** The hours that a form allows, in minutes of the day: those of the grid, or the whole day (spec 1§9). */
export interface FormHours {
  min: number;
  max: number;
}

/** The times as input of the calls. */
export interface Schedule {
  startDate: string;
  start_time: string;
  end_time: string;
}

/** Times in the format of the fields. */
export function typedTimes({ date, start, end }: { date: string; start: number; end: number }): TimesForm {
  return { date: dateText(date), start: clockText(start), end: clockText(end) };
}

/** Initial times of the main scheduler: the next half hour, 30 minutes long, within 07:00 to 19:00, on a working day and never past. */
export function startTimes(now: Date): TimesForm {
  const times = clampTimes(defaultTimes(now));
  const isPast = times.date === localDateOf(now) && minutesOf(times.start) <= minutesOf(clockTimeOf(now));
  return typed(onWorkingDay(isPast ? { ...times, date: shiftDate(times.date, 1) } : times));
}

/** Initial times of an invitation; see {@link invitationTimes}. */
export function proposedTimes(now: Date): TimesForm {
  return typed(invitationTimes(now));
}

function typed({ date, start, end }: ScheduleTimes): TimesForm {
  return typedTimes({ date, start: minutesOf(start), end: minutesOf(end) });
}

/** Changes the start; the end moves along, so that the length stays the same. */
export function withStart(times: TimesForm, start: string, max: number): TimesForm {
  const [before, end, after] = [parseClock(times.start), parseEnd(times.end), parseClock(start)];
  if (typeof before !== 'number' || typeof end !== 'number' || typeof after !== 'number' || end <= before) {
    return { ...times, start };
  }
  return { ...times, start, end: clockText(Math.min(max, after + end - before)) };
}

/** Changes the end; midnight is 24.00, the end of the day (spec 1§4). */
export function withEnd(times: TimesForm, end: string): TimesForm {
  return { ...times, end: /^\s*0?0[.:]00\s*$/.test(end) ? clockText(24 * 60) : end };
}

/** The times as input of the calls, or the errors of the fields. */
export function readTimes(
  form: TimesForm,
  hours: FormHours,
  now: Date,
): { schedule: Schedule; errors?: undefined } | { schedule?: undefined; errors: TimeErrors } {
  const date = parseDate(form.date);
  const [start, end] = [parseClock(form.start), parseEnd(form.end)];
  const missing: TimeErrors = {
    ...(date ? {} : { date: date === null ? 'required' : 'not_a_date' }),
    ...wrongTime('start', start, hours),
    ...wrongTime('end', end, hours),
  };
  if (!date || typeof start !== 'number' || typeof end !== 'number' || Object.keys(missing).length > 0) {
    return { errors: missing };
  }
  const times = { date, start: timeOf(start), end: timeOf(end) };
  const period = periodOf(times);
  const problem = isPeriod(period) ? lateness(period, now) : period;
  if (problem) return { errors: { [timePaths[problem.field]]: problem.code } };
  return { schedule: { startDate: times.date, start_time: times.start, end_time: times.end } };
}

/** Errors of the two texts; both are required (spec 2§5). */
export function readAbout({ title, description }: AboutForm): Partial<Record<keyof AboutForm, string>> {
  return {
    ...(title.trim() ? {} : { title: 'required' }),
    ...(description.trim() ? {} : { description: 'required' }),
  };
}

function isPeriod(value: Period | ScheduleProblem): value is Period {
  return 'startsAt' in value;
}

function parseEnd(typed: string): number | null | undefined {
  const minutes = parseClock(typed);
  return minutes === 0 ? 24 * 60 : minutes;
}

function wrongTime(field: 'start' | 'end', minutes: number | null | undefined, { min, max }: FormHours): TimeErrors {
  if (minutes === null) return { [field]: 'required' };
  if (minutes === undefined) return { [field]: 'not_a_time' };
  return minutes < min || minutes > max ? { [field]: 'outside' } : {};
}
