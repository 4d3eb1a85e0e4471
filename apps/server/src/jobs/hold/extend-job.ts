import { extended } from '@jobblik/contract/jobs/extension.rules';
import { isEnded, liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';
import { show } from './hold-jobs.ts';

/** When an ad ends, and its deadline. */
export interface JobEnd {
  endsAt: Date;
  deadline: string | null;
}

/** Whether operators can show the ad for longer: it was shown, and neither its employer nor an operator has ended that. */
export function canBeExtended(job: JobRow): job is JobRow & { endsAt: Date } {
  const life = lifeOf(job);
  return job.endsAt !== null && job.isActive && life.hold === null && !isEnded(life);
}

/**
 * Shows an ad for more days, also after the one extension of its employer.
 * @returns its end before; undefined for an unknown ad; `refused` when it cannot be shown, or would not be shown for longer
 */
export async function extendJob(
  tx: Transaction,
  services: Services,
  { jobId, days, now }: { jobId: number; days: number; now: Date },
): Promise<JobEnd | 'refused' | undefined> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (!job) return undefined;
  if (!canBeExtended(job)) return 'refused';
  const before = { endsAt: job.endsAt, deadline: job.jobDeadlineDate };
  const end = extended(before, { days, now });
  const life = lifeOf(job);
  const [was, becomes] = [liveUntil(life), liveUntil({ ...life, ...end })];
  if (!was || !becomes || becomes <= was || becomes <= now) return 'refused';
  await setEnd(tx, services, job, { end, now });
  return before;
}

/** Gives an ad the end that it had. */
export async function setJobEnd(
  tx: Transaction,
  services: Services,
  { jobId, end, now }: { jobId: number; end: JobEnd; now: Date },
): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (job) await setEnd(tx, services, job, { end, now });
}

async function setEnd(
  tx: Transaction,
  services: Services,
  job: JobRow,
  { end, now }: { end: JobEnd; now: Date },
): Promise<void> {
  const change = () => ({ endsAt: end.endsAt, jobDeadlineDate: end.deadline });
  await show(tx, services, { ads: [job], now, change });
}
