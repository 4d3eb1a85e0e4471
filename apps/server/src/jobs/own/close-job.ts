import { canClose } from '@jobblik/contract/jobs/jobs.rules';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { lockJob } from '../form/update-job.ts';
import { publishClosing } from '../jobs.tasks.ts';

/**
 * Closes an employer's own ad: searches no longer find it, the archive keeps it with its applications. The closing is published
 * after it can no longer be undone. An ad that is closed only takes the new `filled`.
 * @returns false for an ad that was never shown
 * @throws Problem `not_found`, `not_yours`
 */
export async function closeJob(
  services: Services,
  who: SignedIn,
  { jobId, filled }: { jobId: number; filled: boolean },
): Promise<boolean> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, who, jobId);
    if (!job.closedAt && !canClose(job)) return false;
    if (!job.closedAt)
      await services.tasks.enqueue(
        tx,
        publishClosing,
        { job_id: job.id, closed_at: now.toISOString() },
        { startAfter: new Date(now.getTime() + deletionHeldBack) },
      );
    await changeLife(tx, [job], { now, change: () => ({ closedAt: job.closedAt ?? now, filled }) });
    return true;
  });
}
