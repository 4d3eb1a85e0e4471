import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { assertMayChangeJob } from '../jobs.policy.ts';
import { jobs } from '../jobs.tables.ts';
import { publishDeletion } from '../jobs.tasks.ts';

/**
 * Deletes an employer's own ad: searches no longer find it, its page shows that it is deleted. The deletion is published after it
 * can no longer be undone. Deleting it again changes nothing.
 * @throws Problem `not_found`, `not_yours`
 */
export async function deleteJob(services: Services, who: SignedIn, jobId: number): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
    if (!job) throw new Problem('not_found');
    assertMayChangeJob(who, job);
    if (job.deletedAt) return;
    await services.tasks.enqueue(
      tx,
      publishDeletion,
      { job_id: job.id, deleted_at: now.toISOString() },
      { startAfter: new Date(now.getTime() + deletionHeldBack) },
    );
    await changeLife(tx, [job], { now, change: () => ({ deletedAt: now }) });
  });
}
