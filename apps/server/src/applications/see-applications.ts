import { applicationsSeen } from '@jobblik/contract/applications/applications.events';
import { and, eq, isNull } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applicationSteps, applications } from './applications.tables.ts';

/** Applications of one statement and of one event. */
const batch = 1_000;

/**
 * Marks every application of an employer's ad as seen. Seeing them twice changes nothing. One that comes in at the same
 * time stays unseen and counted.
 */
export async function seeApplications(services: Services, employerId: number, jobId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const seen = await tx
      .update(applications)
      .set({ seenAt: now })
      .where(and(eq(applications.jobId, jobId), isNull(applications.seenAt), isNull(applications.withdrawnAt)))
      .returning({ id: applications.id, seekerId: applications.userId });
    if (seen.length === 0) return;
    for (let start = 0; start < seen.length; start += batch) {
      const some = seen.slice(start, start + batch);
      const subjectId = some.map(({ id }) => id);
      await tx.insert(applicationSteps).values(subjectId.map((id) => ({ applicationId: id, kind: 'seen', at: now })));
      await clearUnread(tx, services, { userId: employerId, kind: 'application', refId: jobId, subjectId });
      await services.tasks.publish(tx, applicationsSeen, {
        job_id: jobId,
        employer_id: employerId,
        applications: some.map(({ id, seekerId }) => ({ application_id: id, seeker_id: seekerId })),
      });
    }
  });
}
