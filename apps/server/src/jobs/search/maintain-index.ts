import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { jobSearch } from '../jobs.tables.ts';
import { indexJobs } from './index-jobs.ts';
import { jobIndex } from './job-index.ts';

/**
 * Milliseconds that an expired ad stays in the index, in case of a wrong clock, and so that a repost does not index its words
 * again.
 */
const retention = 86_400_000;

/** Removes expired ads and rewrites rows of older versions; stops between batches when the signal aborts. */
export async function maintainJobIndex(
  db: Database,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const expired = lt(jobSearch.liveUntil, new Date(now.getTime() - retention));
  await jobIndex.maintain(db, { rewrite: indexJobs, expired, signal });
}
