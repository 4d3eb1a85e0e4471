import { eq, or } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvContactRequests, cvOpens, cvSaved } from './candidates.tables.ts';

/**
 * Erases what an employer saved, opened and asked, and what others asked a seeker. That somebody saved the CV stays, without a name:
 * their list says that it is gone.
 */
export async function eraseCandidatesOf({ db }: Services, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(cvSaved).where(eq(cvSaved.employerId, userId));
    await tx.delete(cvOpens).where(or(eq(cvOpens.employerId, userId), eq(cvOpens.seekerId, userId)));
    await tx
      .delete(cvContactRequests)
      .where(or(eq(cvContactRequests.employerId, userId), eq(cvContactRequests.seekerId, userId)));
  });
}
