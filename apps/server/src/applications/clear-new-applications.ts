import { eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { applications } from './applications.tables.ts';

/**
 * Removes an ad's applications from the employer's counters without marking them as opened. One that is received at the same time
 * stays counted.
 */
export async function clearNewApplications(services: Services, employerId: number, jobId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const arrived = await tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId));
    if (arrived.length === 0) return;
    const subjectId = arrived.map(({ id }) => id);
    await clearUnread(tx, services, { userId: employerId, kind: 'application', refId: jobId, subjectId });
  });
}
