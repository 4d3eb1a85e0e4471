import { eq, or } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { cvContactRequests, cvOpens, cvSaved, cvVisits } from './candidates.tables.ts';

/**
 * Erases what an employer saved, opened, visited and asked, and what others asked and visited of a seeker. The seeker's rows in lists of saved CVs are kept
 * without a name: the list shows that the CV is gone.
 */
export async function eraseCandidatesOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await tx.delete(cvSaved).where(eq(cvSaved.employerId, userId));
    await tx.delete(cvOpens).where(or(eq(cvOpens.employerId, userId), eq(cvOpens.seekerId, userId)));
    await tx.delete(cvVisits).where(or(eq(cvVisits.userId, userId), eq(cvVisits.visitorId, userId)));
    const erased = await tx
      .delete(cvContactRequests)
      .where(or(eq(cvContactRequests.employerId, userId), eq(cvContactRequests.seekerId, userId)))
      .returning({ id: cvContactRequests.id });
    await clearUnread(tx, services, { kind: 'contact_answer', subjectId: erased.map(({ id }) => id) });
  });
}
