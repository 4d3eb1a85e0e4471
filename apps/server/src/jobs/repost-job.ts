import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { canRepost, endAfterRepost } from '@jobblik/contract/jobs/jobs.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { entitlement } from '../membership/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { nextVersion } from '../platform/db/next-version.ts';
import type { Services } from '../platform/services.ts';
import { jobs } from './jobs.tables.ts';
import { indexJobs } from './search/index-jobs.ts';
import { lockJob } from './update-job.ts';

/**
 * Posts an ad again: one more month, once (spec 2§4). A deadline that has passed is dropped, for the ad would stay closed.
 * @returns `error` for an ad that was extended before, `failed` without a paid membership
 * @throws Problem `not_found`, `not_yours`
 */
export async function repostJob(
  services: Services,
  who: SignedIn,
  jobId: number,
): Promise<'success' | 'error' | 'failed'> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, who, jobId);
    if (!canRepost(job) || !job.endsAt) return 'error';
    const { paid } = await entitlement(tx, who.userId, now);
    if (!paid) return 'failed';
    const isOver = job.jobDeadlineDate !== null && job.jobDeadlineDate < localDateOf(now);
    await tx
      .update(jobs)
      .set({
        increased: true,
        isActive: true,
        endsAt: endAfterRepost(job.endsAt, now),
        jobDeadlineDate: isOver ? null : job.jobDeadlineDate,
        updatedAt: nextVersion(job, now),
      })
      .where(eq(jobs.id, jobId));
    await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: job.userId });
    await indexJobs(tx, [job.id]);
    return 'success';
  });
}
