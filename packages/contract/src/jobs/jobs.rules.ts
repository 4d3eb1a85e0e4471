import { localDateOf, oneMonthLater, startOfLocalDay } from '@jobblik/contract/kernel/local-time.rules';
import type { JobState } from './jobs.schema.ts';

/** Fields of an ad that decide whether and how it is shown. */
export interface JobLife {
  isActive: boolean;
  deletedAt: Date | null;
  /** When its employer closed it; null while it is open. */
  closedAt: Date | null;
  /** Somebody got the job; only of a closed ad. */
  filled: boolean;
  /** Set the first time the ad is active. */
  publishedAt: Date | null;
  /** See {@link firstEnd} and {@link endAfterRepost}. */
  endsAt: Date | null;
  /** Local date `YYYY-MM-DD`: the last day on which one may apply. */
  deadline: string | null;
  /** Operators have taken it down, or hidden it until it is corrected; null while they have not. */
  hold: JobHold | null;
}

/** How operators keep an ad from being shown. */
export type JobHold = 'taken_down' | 'hidden';

/** An ad is shown for one calendar month from its publication. */
export function firstEnd(publishedAt: Date): Date {
  return oneMonthLater(publishedAt);
}

/**
 * A repost adds one month to the old end. If that has passed too, the month begins with the repost; else the ad would stay expired.
 */
export function endAfterRepost(oldEnd: Date, now: Date): Date {
  const end = oneMonthLater(oldEnd);
  return end > now ? end : oneMonthLater(now);
}

/** Effect of posting an ad again. */
export interface Repost {
  endsAt: Date;
  deadline: string | null;
  /** The first instant at which it can no longer be found. */
  until: Date;
  /** It is shown for longer than without. If not, the repost is refused, since an ad has only one. */
  gains: boolean;
}

/**
 * Effect of posting again now: a month more, but never beyond the deadline. A deadline that has passed is removed, since the ad
 * would stay closed.
 * @param options `deadline` the new one, null for none; as it is when left out
 */
export function repostOf(job: JobLife & { endsAt: Date }, options: { now: Date; deadline?: string | null }): Repost {
  const { now, deadline = job.deadline } = options;
  const endsAt = endAfterRepost(job.endsAt, now);
  const openDeadline = deadline !== null && deadline < localDateOf(now) ? null : deadline;
  const closes = openDeadline === null ? endsAt : startOfLocalDay(openDeadline, 1);
  const until = closes < endsAt ? closes : endsAt;
  const before = liveUntil(job);
  return { endsAt, deadline: openDeadline, until, gains: until > (before && before > now ? before : now) };
}

/** An ad that was shown can be closed: an archive keeps it with its applications. One that was never shown can only be deleted. */
export function canClose(job: Pick<JobLife, 'deletedAt' | 'closedAt' | 'publishedAt'>): boolean {
  return job.deletedAt === null && job.closedAt === null && job.publishedAt !== null;
}

/**
 * A closed ad can be opened again. Showing it needs a paid membership, taking back a closing of the last ten seconds does not.
 * @param closingHeldBack milliseconds within which closing can be undone
 */
export function canReopen(
  job: Pick<JobLife, 'deletedAt' | 'closedAt'>,
  { now, paid, closingHeldBack }: { now: Date; paid: boolean; closingHeldBack: number },
): boolean {
  if (job.deletedAt || !job.closedAt) return false;
  return paid || now.getTime() - job.closedAt.getTime() < closingHeldBack;
}

/** Its employer has ended the recruitment: nobody is asked for answers or interviews about the ad any more. */
export function isEnded(job: Pick<JobLife, 'deletedAt' | 'closedAt'>): boolean {
  return job.deletedAt !== null || job.closedAt !== null;
}

/** An ad can be posted again once (spec 2§4). */
export function canRepost(job: { increased: boolean; deletedAt: Date | null; publishedAt: Date | null }): boolean {
  return !job.increased && job.deletedAt === null && job.publishedAt !== null;
}

/** The first instant at which an unchanged ad can no longer be found; null if it cannot be found at all. */
export function liveUntil(job: JobLife): Date | null {
  if (job.hold || !job.isActive || isEnded(job) || !job.publishedAt || !job.endsAt) return null;
  if (!job.deadline) return job.endsAt;
  const closes = startOfLocalDay(job.deadline, 1);
  return closes < job.endsAt ? closes : job.endsAt;
}

/** Expiry is computed when read: no task has to run for an ad to close in time. */
export function jobStateAt(job: JobLife, now: Date): JobState {
  if (job.hold) return job.hold;
  if (job.deletedAt) return 'deleted';
  if (job.closedAt) return job.filled ? 'filled' : 'closed';
  if (!job.isActive || !job.publishedAt || !job.endsAt) return 'inactive';
  if (job.endsAt <= now) return 'expired';
  if (job.deadline && startOfLocalDay(job.deadline, 1) <= now) return 'past_deadline';
  return 'live';
}

/** Whether the ad can be found and applied to. */
export function isLive(job: JobLife, now: Date): boolean {
  return jobStateAt(job, now) === 'live';
}

/** The role of the person who sees the ad: a guest may begin to apply and signs in on the way. */
export type Viewer = 'guest' | 'seeker' | 'employer' | 'admin';

/** The person's application to the ad; there is only one for each person and ad, also after it was withdrawn. */
export type SentApplication = 'sent' | 'withdrawn' | null;

/** Why this person cannot apply to the ad here, or null when they can (spec 2§4). */
export function applyRefusal(
  job: { state: JobState; isRedirect: boolean },
  viewer: Viewer,
  application: SentApplication,
): 'closed' | 'redirect' | 'employer' | 'already' | 'withdrawn' | null {
  if (job.state !== 'live') return 'closed';
  if (viewer === 'employer' || viewer === 'admin') return 'employer';
  if (job.isRedirect) return 'redirect';
  if (application === 'sent') return 'already';
  return application;
}

/** Saved ads on one page (spec 1§9). */
export const savedPageSize = 6;

const day = 86_400_000;

/** Days of the "date posted" choices 1 to 5; 6 is everything older than the last of them. */
const windowDays: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 7, 4: 14, 5: 30 };
export const postedChoices = [1, 2, 3, 4, 5, 6] as const;

/** A span of publication instants: `from` included, `until` excluded; null is open. */
export interface PostedSpan {
  from: Date | null;
  until: Date | null;
}

/**
 * The span of the ticked "date posted" choices: the widest of several. 6 alone is "older"; with another it is everything. Null when
 * nothing is ticked.
 */
export function postedSpan(choices: readonly number[], now: Date): PostedSpan | null {
  const recent = choices.map((choice) => windowDays[choice] ?? 0).filter((days) => days > 0);
  const older = choices.includes(6);
  if (recent.length === 0 && !older) return null;
  const oldest = new Date(now.getTime() - 30 * day);
  if (recent.length === 0) return { from: null, until: oldest };
  return { from: older ? null : new Date(now.getTime() - Math.max(...recent) * day), until: null };
}

/** Why a deadline cannot be set, or null. The current deadline may be in the past. */
export function deadlineProblem(
  deadline: string | null,
  { before, today }: { before: string | null; today: string },
): 'in_the_past' | 'too_far_ahead' | null {
  if (!deadline || deadline === before) return null;
  if (deadline < today) return 'in_the_past';
  return Number(deadline.slice(0, 4)) > Number(today.slice(0, 4)) + 2 ? 'too_far_ahead' : null;
}

/** Most hits that a map shows. */
export const mostOnMap = 5_000;
