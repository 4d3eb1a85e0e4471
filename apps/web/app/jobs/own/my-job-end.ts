import { type JobLife, liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';

/** Whether the ad is in the archive. */
export function isClosed({ state }: Pick<MyJob, 'state'>): boolean {
  return state === 'closed' || state === 'filled';
}

/** The fields of an ad that decide how long it is shown. */
export function lifeOf(job: Pick<MyJob, 'state' | 'created_at' | 'end_date' | 'job_deadline_date' | 'closed_at'>) {
  return {
    isActive: job.state !== 'inactive',
    deletedAt: null,
    closedAt: job.closed_at ? new Date(job.closed_at) : null,
    filled: job.state === 'filled',
    publishedAt: new Date(job.created_at),
    endsAt: new Date(job.end_date),
    deadline: job.job_deadline_date,
    hold: job.state === 'taken_down' || job.state === 'hidden' ? job.state : null,
  } satisfies JobLife;
}

/** The last day before an instant at which something ends, which may be midnight. */
export function lastDayOf(until: Date): Date {
  return new Date(until.getTime() - 1);
}

/** The last day of an ad: its deadline or the end of its month, whichever is first; for a paused or closed ad as if it were shown. */
export function lastShownDay(job: Parameters<typeof lifeOf>[0]): Date {
  return lastDayOf(
    liveUntil({ ...lifeOf(job), isActive: true, closedAt: null, filled: false, hold: null }) ?? new Date(job.end_date),
  );
}

/** When an ad was closed, has ended or ends, and the key of the word for that in `employer-jobs`. @param now milliseconds */
export function endOf(
  job: Parameters<typeof lifeOf>[0],
  now: number,
): { word: 'list.archived_on' | 'list.ended' | 'list.ends'; at: Date } {
  if (job.closed_at) return { word: 'list.archived_on', at: new Date(job.closed_at) };
  const at = lastShownDay(job);
  return { word: at.getTime() < now ? 'list.ended' : 'list.ends', at };
}

/** Whether the ad ends by its deadline, not by its month. */
export function endsByDeadline(job: Parameters<typeof lifeOf>[0]): boolean {
  return job.job_deadline_date !== null && lastShownDay(job).getTime() < lastDayOf(new Date(job.end_date)).getTime();
}
