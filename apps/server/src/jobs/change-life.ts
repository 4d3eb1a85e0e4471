import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { nextVersion } from '../platform/db/next-version.ts';
import { type JobRow, jobs } from './jobs.tables.ts';
import { indexJobs } from './search/index-jobs.ts';

/**
 * Ends the showing of ads, or begins it again: closing, deleting, erasing, taking down, hiding, and taking any of them back. Nothing else
 * writes what decides whether an ad that exists is shown, except the form and the repost. Searches, lists, feeds, mails that wait and
 * other servers follow with the commit, because all of them read the ad's row or its row in the index. Call it last in a transaction,
 * with the ads locked: it locks the index.
 * @param change columns to write, from the ad as it is
 * @returns the ads as they are now
 */
export async function changeLife(
  tx: Transaction,
  ads: readonly JobRow[],
  { now, change }: { now: Date; change: (job: JobRow) => Partial<Omit<typeof jobs.$inferInsert, 'id' | 'updatedAt'>> },
): Promise<JobRow[]> {
  const changed: JobRow[] = [];
  for (const job of ads) {
    const set = { ...change(job), updatedAt: nextVersion(job, now) };
    changed.push(...(await tx.update(jobs).set(set).where(eq(jobs.id, job.id)).returning()));
  }
  await indexJobs(
    tx,
    changed.map(({ id }) => id),
  );
  return changed;
}
