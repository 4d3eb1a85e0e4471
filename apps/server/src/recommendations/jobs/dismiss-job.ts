import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { recommendationLimits } from '@jobblik/contract/recommendations/recommendations.rules';
import { and, eq, sql } from 'drizzle-orm';
import { findJobForApplying } from '../../jobs/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { dismissedJobs } from '../recommendations.tables.ts';

/**
 * Removes an ad from a seeker's recommendations; repeating it changes nothing. Beyond the limit the oldest removals are forgotten.
 * @throws Problem `not_found` for an ad that is not visible
 */
export async function dismissJob({ db, clock }: Services, who: SignedIn, jobId: number): Promise<void> {
  const job = await findJobForApplying(db, jobId, clock.now());
  if (!job) throw new Problem('not_found');
  await inTransaction(db, async (tx) => {
    const row = { userId: who.userId, jobId, createdAt: clock.now() };
    await tx.insert(dismissedJobs).values(row).onConflictDoNothing();
    await tx.execute(sql`
      delete from ${dismissedJobs} where user_id = ${who.userId} and job_id in (
        select job_id from ${dismissedJobs} where user_id = ${who.userId}
        order by created_at desc, job_id desc offset ${recommendationLimits.dismissed})`);
  });
}

/** Allows an ad in the recommendations again. */
export async function restoreDismissedJob({ db }: Services, who: SignedIn, jobId: number): Promise<void> {
  await db.delete(dismissedJobs).where(and(eq(dismissedJobs.userId, who.userId), eq(dismissedJobs.jobId, jobId)));
}
