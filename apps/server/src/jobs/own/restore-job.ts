import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { assertMayChangeJob } from '../jobs.policy.ts';
import { jobs } from '../jobs.tables.ts';

/**
 * Restores a recently deleted ad; does nothing for an ad that is not deleted.
 * @returns false when it was deleted too long ago
 * @throws Problem `not_found`, `not_yours`
 */
export async function restoreJob(services: Services, who: SignedIn, jobId: number): Promise<boolean> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
    if (!job) throw new Problem('not_found');
    assertMayChangeJob(who, job);
    if (!job.deletedAt) return true;
    if (now.getTime() - job.deletedAt.getTime() >= deletionHeldBack) return false;
    await changeLife(tx, [job], { now, change: () => ({ deletedAt: null }) });
    return true;
  });
}
