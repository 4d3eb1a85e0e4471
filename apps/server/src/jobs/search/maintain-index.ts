import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { isLiveAt } from '../jobs.queries.ts';
import { jobSearch, jobs } from '../jobs.tables.ts';
import { indexJobs } from './index-jobs.ts';
import { jobIndex } from './job-index.ts';

/**
 * Milliseconds that an expired ad stays in the index, in case of a wrong clock, and so that a repost does not index its words
 * again.
 */
const retention = 86_400_000;

/**
 * Removes expired ads, and those that somebody has ended in the database itself, and rewrites rows of older versions; stops between batches
 * when the signal aborts.
 */
export async function maintainJobIndex(
  db: Database,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<void> {
  for (let wrong = await readWronglyLive(db, now); wrong.length > 0 && !signal.aborted; ) {
    await inTransaction(db, (tx) => indexJobs(tx, wrong));
    wrong = wrong.length < batch ? [] : await readWronglyLive(db, now);
  }
  const expired = lt(jobSearch.liveUntil, new Date(now.getTime() - retention));
  await jobIndex.maintain(db, { rewrite: indexJobs, expired, signal });
}

/** Ads in one transaction. */
const batch = 200;

/** Ads that the index says are live, and their own rows say are not. */
async function readWronglyLive(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobSearch)
    .innerJoin(jobs, eq(jobs.id, jobSearch.jobId))
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(gt(jobSearch.liveUntil, now), sql`not (${isLiveAt(now)} and ${accountIsActive()})`))
    .limit(batch);
  return rows.map(({ id }) => id);
}
