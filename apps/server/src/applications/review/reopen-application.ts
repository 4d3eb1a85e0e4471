import { applicationReopened } from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
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
  return await inTransaction(services.db, async (tx) => {
    const [application] = await lockOwnApplications(tx, who, [applicationId], jobId);
    if (!application) throw new Problem('not_found');
    if (application.withdrawnAt) throw new Problem('application_withdrawn', { status: 409 });
    if (application.reject === rejectState.open) return { result: 'failed', reject: rejectState.open };
    const now = services.clock.now();
    await dropWaiting(tx, [applicationId], now);
    const open = { reject: rejectState.open, seekerReject: rejectState.open };
    await tx.update(applications).set(open).where(eq(applications.id, applicationId));
    await publishReopened(tx, services, application, now);
    nudgeChanged(tx, services, [application]);
    return { result: 'success', reject: rejectState.open };
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
