import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { isLiveAt } from '../jobs.queries.ts';
import { jobs } from '../jobs.tables.ts';

/** An employer's live ads at an instant, the latest first. */
export async function listLiveAds(
  db: Database | Transaction,
  userId: number,
  now: Date,
): Promise<{ id: number; title: string }[]> {
  return await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isLiveAt(now)))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id));
}
