import { eq, sql } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { jobs } from '../../jobs/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';

/** Name of the employer in an ad: the ad's own name, else the company's, else the person's. */
export async function employerNameOf(db: Database | Transaction, jobId: number): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, ${users.name})` })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.userId, jobs.userId))
    .where(eq(jobs.id, jobId));
  return row?.name ?? '';
}
