import { localInstant } from '@jobblik/contract/kernel/local-time.rules';
import { type BookingKind, type BookingProblem, bookingProblem } from '@jobblik/contract/membership/orders.rules';
import { parseClock } from '../../ui/text/clock-text';
import { parseDate } from '../../ui/text/date-text';

/** A booking as it is typed. */
export interface BookingValues {
  text: string;
  date: string;
  time: string;
  job: string;
}

/** Codes of wrong fields; their texts are in `problems.json`. */
export type BookingErrors = Partial<Record<keyof BookingValues, BookingProblem['code'] | 'not_a_date' | 'not_a_time'>>;

/** A booking as the call takes it. */
export interface BookingBody {
  text: string;
  wished_at: string | null;
  job_id: number | null;
}

const fieldOf = { text: 'text', wished_at: 'date', job_id: 'job' } as const;

/** What is sent, or the wrong fields. */
export function readBooking(
  kind: BookingKind,
  values: BookingValues,
  now: Date,
): { body: BookingBody; errors?: undefined } | { body?: undefined; errors: BookingErrors } {
  const day = kind === 'time' ? parseDate(values.date) : null;
  const minutes = kind === 'time' ? parseClock(values.time) : null;
  const errors: BookingErrors = {
    ...(kind === 'time' && !day && { date: day === null ? 'required' : 'not_a_date' }),
    ...(kind === 'time' && typeof minutes !== 'number' && { time: minutes === null ? 'required' : 'not_a_time' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const clock = [Math.floor((minutes ?? 0) / 60), (minutes ?? 0) % 60].map((part) => String(part).padStart(2, '0'));
  const wishedAt = (day && localInstant(day, clock.join(':'))) || null;
  const text = values.text.trim();
  const jobId = kind === 'ad' || kind === 'ad_video' ? Number(values.job) || null : null;
  const problem = bookingProblem(kind, { text, wishedAt, jobId }, now);
  if (problem) return { errors: { [fieldOf[problem.path]]: problem.code } };
  return { body: { text, wished_at: wishedAt?.toISOString() ?? null, job_id: jobId } };
}
