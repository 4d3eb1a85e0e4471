import { eq, inArray } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { jobs } from '../jobs.tables.ts';
import type { JobDocument } from './job-document.ts';
import { jobIndex } from './job-index.ts';

/**
 * Updates the index for written ads. Call it last in the transaction that changes an ad: it locks the revision of the index until
 * the commit, and other writers wait.
 */
export async function indexJobs(tx: Transaction, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length > 0) await jobIndex.write(tx, await readDocuments(tx, jobIds));
}

async function readDocuments(tx: Transaction, jobIds: readonly number[]): Promise<JobDocument[]> {
  const rows = await tx
    .select({
      job: jobs,
      companyName: companies.name,
      deactivatedAt: users.deactivatedAt,
      removedAt: users.removedAt,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...jobIds]));
  return rows.map(({ job, companyName, deactivatedAt, removedAt }) => ({
    job,
    companyName,
    isActive: deactivatedAt === null && removedAt === null,
  }));
}
