import { jobPublished, jobRepostedOnPayment } from '@jobblik/contract/jobs/jobs.events';
import { canRepost, deadlineProblem, repostOf } from '@jobblik/contract/jobs/jobs.rules';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { entitlement } from '../../membership/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { nextVersion } from '../../platform/db/next-version.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { jobs, repostRequests } from '../jobs.tables.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { lockJob } from './update-job.ts';

/** What came of a repost; `extended`: the ad was extended before, `unpaid`: there is no paid membership. */
export type Reposted = 'reposted' | 'extended' | 'unpaid';

/**
 * Posts an ad again: one more month, once (spec 2§4); see {@link repostOf}.
 * @param wanted `deadline`: a new one, null for none; undefined leaves it. `whenPaid`: without a paid membership the ad waits for one
 * @throws Problem `not_found`, `not_yours`; `invalid_input` for a deadline that cannot be set; `repost_gains_nothing` (409)
 */
export async function repostJob(
  services: Services,
  who: SignedIn,
  jobId: number,
  { deadline, whenPaid = false }: { deadline?: string | null | undefined; whenPaid?: boolean } = {},
): Promise<Reposted> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, who, jobId);
    if (!canRepost(job) || !job.endsAt) return 'extended';
    const { paid } = await entitlement(tx, who.userId, now);
    if (!paid) {
      const request = { deadline: deadline ?? null, hasDeadlineChoice: deadline !== undefined, createdAt: now };
      if (whenPaid)
        await tx
          .insert(repostRequests)
          .values({ jobId, ...request })
          .onConflictDoUpdate({ target: repostRequests.jobId, set: request });
      return 'unpaid';
    }
    const wrong = deadlineProblem(deadline ?? null, { before: job.jobDeadlineDate, today: localDateOf(now) });
    if (wrong) throw new Problem('invalid_input', { fields: [{ path: 'job_deadline_date', code: wrong }] });
    const options = { now, ...(deadline !== undefined && { deadline }) };
    const plan = repostOf({ ...lifeOf(job), endsAt: job.endsAt }, options);
    if (!plan.gains) throw new Problem('repost_gains_nothing');
    await tx
      .update(jobs)
      .set({
        increased: true,
        isActive: true,
        closedAt: null,
        filled: false,
        endsAt: plan.endsAt,
        jobDeadlineDate: plan.deadline,
        updatedAt: nextVersion(job, now),
      })
      .where(eq(jobs.id, jobId));
    const [waited] = await tx.delete(repostRequests).where(eq(repostRequests.jobId, jobId)).returning();
    if (waited) await services.tasks.publish(tx, jobRepostedOnPayment, { job_id: job.id, user_id: job.userId });
    await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: job.userId });
    await indexJobs(tx, [job.id]);
    return 'reposted';
  });
}
