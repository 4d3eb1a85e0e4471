import { type JobLife, liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import type { MyJob } from '@jobblik/contract/jobs/jobs.schema';

/** The fields of an ad that decide how long it is shown. */
export function lifeOf(job: Pick<MyJob, 'state' | 'created_at' | 'end_date' | 'job_deadline_date'>) {
  return {
    isActive: job.state !== 'inactive',
    deletedAt: null,
    publishedAt: new Date(job.created_at),
    endsAt: new Date(job.end_date),
    deadline: job.job_deadline_date,
  } satisfies JobLife;
}

/** The last day before an instant at which something ends, which may be midnight. */
export function lastDayOf(until: Date): Date {
  return new Date(until.getTime() - 1);
}

/** The last day of an ad: its deadline or the end of its month, whichever is first; for a paused ad as if it were shown. */
export function lastShownDay(job: Parameters<typeof lifeOf>[0]): Date {
  return lastDayOf(liveUntil({ ...lifeOf(job), isActive: true }) ?? new Date(job.end_date));
}

/** Whether the ad ends by its deadline, not by its month. */
export function endsByDeadline(job: Parameters<typeof lifeOf>[0]): boolean {
  return job.job_deadline_date !== null && lastShownDay(job).getTime() < lastDayOf(new Date(job.end_date)).getTime();
}
