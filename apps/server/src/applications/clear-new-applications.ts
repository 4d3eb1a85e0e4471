import { eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applications } from './applications.tables.ts';

/**
 * Takes an ad's applications off the employer's counters. None of them counts as opened by that. One that comes in at the same
 * time stays counted.
 */
export async function clearNewApplications(services: Services, employerId: number, jobId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const arrived = await tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId));
    if (arrived.length === 0) return;
    const subjectId = arrived.map(({ id }) => id);
    await clearUnread(tx, services, { userId: employerId, kind: 'application', refId: jobId, subjectId });
  });
}
