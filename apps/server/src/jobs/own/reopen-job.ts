import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { canReopen, isLive } from '@jobblik/contract/jobs/jobs.rules';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { entitlement } from '../../membership/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { lockJob } from '../form/update-job.ts';
import { lifeOf } from '../jobs.present.ts';

/**
 * Opens a closed ad again, for the rest of its time; does nothing for an ad that is open. Agents are matched again when it is shown.
 * @returns false without a paid membership, unless it was closed within the last ten seconds
 * @throws Problem `not_found`, `not_yours`
 */
export async function reopenJob(services: Services, who: SignedIn, jobId: number): Promise<boolean> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const job = await lockJob(tx, who, jobId);
    if (!job.closedAt) return true;
    const { paid } = await entitlement(tx, who.userId, now);
    if (!canReopen(job, { now, paid, closingHeldBack: deletionHeldBack })) return false;
    const opened = { closedAt: null, filled: false };
    if (isLive(lifeOf({ ...job, ...opened }), now)) {
      await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: job.userId });
    }
    await changeLife(tx, [job], { now, change: () => opened });
    return true;
  });
}
