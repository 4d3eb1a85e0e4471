import { type JobLife, liveUntil } from './jobs.rules.ts';

const hour = 3_600_000;

/** How many hours before an ad is no longer shown its employer is reminded. */
export const remindHours = 72;

/**
 * When an ad stops being shown, if its employer is to be notified now; else null. An ad that closes at a deadline of its
 * own causes no notice.
 */
export function endToRemindOf(job: JobLife, now: Date): Date | null {
  const until = liveUntil(job);
  if (!until || until <= now || !job.endsAt || until < job.endsAt) return null;
  return until.getTime() - now.getTime() > remindHours * hour ? null : until;
}
