import { eq, inArray } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { filesOfApplications } from './applications.queries.ts';
import { applicationDecisions, applicationSteps, applications, applicationTerms } from './applications.tables.ts';

/**
 * Erases a person's applications, and what they noted and wrote as an employer about applicants. Applications to a removed employer
 * stay with their applicants. Idempotent.
 */
export async function eraseApplicationsOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const own = await tx.select({ id: applications.id }).from(applications).where(eq(applications.userId, userId));
    const ids = own.map(({ id }) => id);
    for (const { fileId } of await filesOfApplications(tx, ids)) await services.files.release(tx, fileId);
    if (ids.length > 0) await clearUnread(tx, services, { kind: 'application', subjectId: ids });
    await tx.delete(applications).where(eq(applications.userId, userId));
    const asEmployer = eq(applications.employerId, userId);
    const received = tx.select({ id: applications.id }).from(applications).where(asEmployer);
    await tx.update(applicationSteps).set({ message: '' }).where(inArray(applicationSteps.applicationId, received));
    await tx.delete(applicationDecisions).where(inArray(applicationDecisions.applicationId, received));
    await tx.delete(applicationTerms).where(inArray(applicationTerms.applicationId, received));
    await tx
      .update(applications)
      .set({ note: '', noteAt: null, noteBy: null, ratingPoint: 0, reject: applications.seekerReject })
      .where(asEmployer);
  });
}
