import { type JobLife, liveUntil } from './jobs.rules.ts';

const hour = 3_600_000;

/** How many hours before an ad expires its employer is reminded. */
export const remindHours = 72;

/**
 * The instant at which an ad expires if its employer is to be notified now; else null. There is no notice for an ad that closes at
 * its deadline.
 */
export function endToRemindOf(job: JobLife, now: Date): Date | null {
  const until = liveUntil(job);
  if (!until || until <= now || !job.endsAt || until < job.endsAt) return null;
  return until.getTime() - now.getTime() > remindHours * hour ? null : until;
}
