import { applicationWithdrawn } from '@jobblik/contract/applications/applications.events';
import { canWithdraw } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { mayWithdraw } from './applications.policy.ts';
import { filesOfApplications, lockApplication } from './applications.queries.ts';
import { applicationFiles, applicationSteps, applications } from './applications.tables.ts';
import { dropWaiting } from './review/decide-applications.ts';
import { indexApplication } from './review/index-applicants.ts';
import { nudgeChanged } from './review/nudge-changed.ts';

/**
 * Withdraws an application: deletes message and files; the employer still sees that it was withdrawn. A rejection that the seeker
 * has not been notified of does not prevent it.
 * @returns false if it was withdrawn or rejected before
 * @throws Problem `not_found` for an unknown application or another person's
 */
export async function withdrawApplication(services: Services, who: SignedIn, applicationId: number): Promise<boolean> {
  return await inTransaction(services.db, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || !mayWithdraw(who, application)) throw new Problem('not_found');
    const now = services.clock.now();
    const { seekerReject } = application;
    if (!canWithdraw({ ...application, reject: seekerReject })) return false;
    await dropWaiting(tx, [applicationId], now);
    await tx
      .update(applications)
      .set({ withdrawnAt: now, message: '', reject: seekerReject })
      .where(eq(applications.id, applicationId));
    await indexApplication(tx, applicationId);
    nudgeChanged(tx, services, [application]);
    for (const { fileId } of await filesOfApplications(tx, [applicationId])) await services.files.release(tx, fileId);
    await tx.delete(applicationFiles).where(eq(applicationFiles.applicationId, applicationId));
    await tx.insert(applicationSteps).values({ applicationId, kind: 'withdrawn', at: now });
    await clearUnread(tx, services, { kind: 'application', subjectId: applicationId });
    await services.tasks.publish(tx, applicationWithdrawn, {
      application_id: applicationId,
      job_id: application.jobId,
      employer_id: application.employerId,
      seeker_id: application.userId,
    });
    return true;
  });
}
