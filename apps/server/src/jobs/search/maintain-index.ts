import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { jobSearch } from '../jobs.tables.ts';
import { indexJobs } from './index-jobs.ts';
import { jobIndex } from './job-index.ts';

/** An ad that is over stays for a day: its clock may be wrong, and a repost finds its words still there. In milliseconds. */
const retention = 86_400_000;

/** Keeps the index small and of the present version; stops between batches when the signal aborts. */
export async function maintainJobIndex(
  db: Database,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  const expired = lt(jobSearch.liveUntil, new Date(now.getTime() - retention));
  await jobIndex.maintain(db, { rewrite: indexJobs, expired, signal });
}
