import { and, asc, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { jobSearch, jobSearchState, jobs, jobTerms } from '../jobs.tables.ts';
import { indexJobs } from './index-jobs.ts';
import { indexVersion } from './index-version.ts';
import { jobIndex } from './job-index.ts';

const batch = 500;
/** An ad that is over stays for a day: its clock may be wrong, and a repost finds its words still there. */
const keepFor = 86_400_000;

/**
 * Writes every search row anew when the language rules have changed since they were written. Stops between batches when it is told
 * to and begins again the next time.
 */
export async function reindexAll(db: Database, signal: AbortSignal): Promise<void> {
  const [state] = await db.select({ wordVersion: jobSearchState.wordVersion }).from(jobSearchState);
  if (state?.wordVersion === indexVersion()) return;
  for (let last = 0; !signal.aborted; ) {
    const ids = await idsAfter(db, last);
    if (ids.length === 0) {
      await markIndexed(db);
      return;
    }
    await inTransaction(db, (tx) => indexJobs(tx, ids));
    last = ids.at(-1) ?? last;
  }
}

/** Says that every search row was written by the present rules. */
export async function markIndexed(db: Database): Promise<void> {
  await db.update(jobSearchState).set({ wordVersion: indexVersion() });
}

async function idsAfter(db: Database, last: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(gt(jobs.id, last), isNull(jobs.deletedAt)))
    .orderBy(asc(jobs.id))
    .limit(batch);
  return rows.map((row) => row.id);
}

/** Removes the search rows of ads that have been over for a day; every server then reads the rest anew. */
export async function clearOldRows(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await tx
      .select({ jobId: jobSearch.jobId })
      .from(jobSearch)
      .where(or(isNull(jobSearch.liveUntil), lt(jobSearch.liveUntil, new Date(now.getTime() - keepFor))))
      .limit(50_000);
    if (old.length === 0) return;
    const ids = old.map((row) => row.jobId);
    const change = await jobIndex.nextChange(tx);
    await jobIndex.dropUnused(tx, await jobIndex.forgetWords(tx, ids));
    await tx.delete(jobSearch).where(inArray(jobSearch.jobId, ids));
    await tx.delete(jobTerms).where(inArray(jobTerms.jobId, ids));
    await tx
      .update(jobSearchState)
      .set({ cleared: change })
      .where(ne(jobSearchState.cleared, sql`${change}`));
  });
}
