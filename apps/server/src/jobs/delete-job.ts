import { jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { assertMayChangeJob } from './jobs.policy.ts';
import { jobs } from './jobs.tables.ts';
import { indexJobs } from './search/index-jobs.ts';
import { nextVersion } from './update-job.ts';

/**
 * Takes an ad of one's own away: no search finds it, its page stays and says so. Deleting it again changes nothing.
 * @throws Problem `not_found`, `not_yours`
 */
export async function deleteJob(services: Services, who: SignedIn, jobId: number): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
    if (!job) throw new Problem('not_found');
    assertMayChangeJob(who, job);
    if (job.deletedAt) return;
    await tx
      .update(jobs)
      .set({ deletedAt: now, updatedAt: nextVersion(job, now) })
      .where(eq(jobs.id, jobId));
    await services.tasks.publish(tx, jobWithdrawn, { job_id: job.id, user_id: job.userId });
    await indexJobs(tx, [job.id]);
  });
}
