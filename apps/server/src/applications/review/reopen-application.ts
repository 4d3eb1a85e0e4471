import { applicationReopened } from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { type ApplicationRow, applicationSteps, applications } from '../applications.tables.ts';
import { dropWaiting } from './decide-applications.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { lockOwnApplications } from './own-applications-of-job.ts';

/**
 * Sets an application back to open. A message that has not left yet stays here.
 * @returns `failed` when it is open already
 * @throws Problem `not_found`, `application_withdrawn` (409)
 */
export async function reopenApplication(
  services: Services,
  who: SignedIn,
  { applicationId, jobId }: { applicationId: number; jobId: number },
): Promise<{ result: 'success' | 'failed'; reject: number }> {
  const { reopened, skipped } = await reopenApplications(services, who, { applicationIds: [applicationId], jobId });
  if (skipped[0]?.reason === 'withdrawn') throw new Problem('application_withdrawn', { status: 409 });
  return { result: reopened.length > 0 ? 'success' : 'failed', reject: rejectState.open };
}

/**
 * Sets applications to one ad back to open; those that are open or withdrawn stay as they are.
 * @throws Problem `not_found` when one of them is not the employer's
 */
export async function reopenApplications(
  services: Services,
  who: SignedIn,
  { applicationIds, jobId }: { applicationIds: readonly number[]; jobId: number },
): Promise<{ reopened: number[]; skipped: { application_id: number; reason: 'already' | 'withdrawn' }[] }> {
  return await inTransaction(services.db, async (tx) => {
    const rows = await lockOwnApplications(tx, who, applicationIds, jobId);
    const now = services.clock.now();
    const reopened = rows.filter((row) => row.withdrawnAt === null && row.reject !== rejectState.open);
    const ids = reopened.map(({ id }) => id);
    if (ids.length > 0) {
      await dropWaiting(tx, ids, now);
      const open = { reject: rejectState.open, seekerReject: rejectState.open };
      await tx.update(applications).set(open).where(inArray(applications.id, ids));
      for (const application of reopened) await publishReopened(tx, services, application, now);
      nudgeChanged(tx, services, reopened);
    }
    const skipped = rows
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, withdrawnAt }) => ({
        application_id: id,
        reason: withdrawnAt ? ('withdrawn' as const) : ('already' as const),
      }));
    return { reopened: ids, skipped };
  });
}

/** Stores the step if the seeker knows of the decision; publishes the event after a rejection. */
async function publishReopened(
  tx: Transaction,
  services: Services,
  application: ApplicationRow,
  now: Date,
): Promise<void> {
  if (application.seekerReject === rejectState.open) return;
  const [step] = await tx
    .insert(applicationSteps)
    .values({ applicationId: application.id, kind: 'reopened', at: now })
    .returning({ id: applicationSteps.id });
  if (application.seekerReject !== rejectState.rejected || !step) return;
  await services.tasks.publish(tx, applicationReopened, {
    application_id: application.id,
    job_id: application.jobId,
    employer_id: application.employerId,
    seeker_id: application.userId,
    step_id: step.id,
  });
}
