import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { publishReviewedJobs } from '../form/publish-waiting-jobs.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';

/**
 * Condition: the ad waits for an operator. One that was hidden until it is corrected waits again when its employer has saved it since; hiding
 * it is a change as well.
 */
export const waitsForOperator = () =>
  and(
    eq(jobs.waitsForReview, true),
    eq(jobs.waitsForEmail, false),
    isNull(jobs.deletedAt),
    isNull(jobs.takenDownAt),
    or(isNull(jobs.hiddenAt), sql`${jobs.updatedAt} > ${jobs.hiddenAt} + interval '1 second'`),
  );

/** An ad that waits for an operator, locked; undefined for one that does not. */
export async function lockWaiting(tx: Transaction, jobId: number): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), waitsForOperator()))
    .for('update');
  return job;
}

/** Publishes an ad that waited, also one that was hidden. */
export async function approveJob(tx: Transaction, services: Services, job: JobRow, now: Date): Promise<void> {
  if (job.hiddenAt) await changeLife(tx, [job], { now, change: () => ({ hiddenAt: null }) });
  await publishReviewedJobs(services, tx, job.userId, job.id);
}

/** Lets an ad wait as it did before it was approved: it was not shown, and its month has not begun. */
export async function waitAgain(
  tx: Transaction,
  { jobId, hidden, now }: { jobId: number; hidden: boolean; now: Date },
): Promise<void> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (!job) return;
  const change = () => ({
    waitsForReview: true,
    isActive: false,
    publishedAt: null,
    endsAt: null,
    hiddenAt: hidden ? job.createdAt : null,
  });
  await changeLife(tx, [job], { now, change });
}
