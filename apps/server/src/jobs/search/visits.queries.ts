import { gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { jobNumbers } from '../jobs.tables.ts';

/** Number of visits of the ads for which it changed since an instant. */
export async function readVisitsSince(
  db: Database,
  since: Date,
): Promise<{ id: number; value: number; changedAt: Date }[]> {
  return await db
    .select({ id: jobNumbers.jobId, value: jobNumbers.visits, changedAt: jobNumbers.changedAt })
    .from(jobNumbers)
    .where(gt(jobNumbers.changedAt, since));
}
