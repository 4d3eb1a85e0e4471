import { applicationsSeen } from '@jobblik/contract/applications/applications.events';
import { Problem } from '@jobblik/contract/kernel/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applicationSteps, applications } from './applications.tables.ts';

/** Applications of one statement and of one event. */
const batch = 1_000;

/**
 * Marks one application of an employer's ad as seen, or without an id every one. Seeing twice changes nothing. One that comes in
 * at the same time stays unseen and counted.
 * @throws Problem `not_found` for an application that is not to this ad
 */
export async function seeApplications(
  services: Services,
  employerId: number,
  { jobId, applicationId }: { jobId: number; applicationId?: number | undefined },
): Promise<void> {
  const one = applicationId === undefined ? undefined : eq(applications.id, applicationId);
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const seen = await tx
      .update(applications)
      .set({ seenAt: now })
      .where(and(eq(applications.jobId, jobId), one, isNull(applications.seenAt), isNull(applications.withdrawnAt)))
      .returning({ id: applications.id, seekerId: applications.userId });
    if (one && seen.length === 0) {
      const [known] = await tx
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.jobId, jobId), one));
      if (!known) throw new Problem('not_found');
    }
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
