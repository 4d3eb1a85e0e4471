import { and, asc, desc, eq, gte, inArray, isNull, sql, sum } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import type { Database } from '../platform/db/db.ts';
import type { AdRow } from './jobs.present.ts';
import { jobDays, jobNumbers, jobSearch, jobs } from './jobs.tables.ts';

/** Most ads that an employer's own list carries. */
const mostListed = 500;

const adColumns = { job: jobs, company: companies, visits: jobNumbers.visits, clicks: jobNumbers.clicks };

export type OwnAdRow = AdRow & { clicks: number };

/** An ad with its company and whether its employer is part of the sample data; only while that account is awake. */
export async function readAd(db: Database, jobId: number): Promise<(OwnAdRow & { isSample: boolean }) | undefined> {
  const [row] = await db
    .select({ ...adColumns, isSample: users.sample })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobNumbers, eq(jobNumbers.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), accountIsActive()))
    .limit(1);
  return row && { ...row, visits: row.visits ?? 0, clicks: row.clicks ?? 0 };
}

/** An employer's ads that are not deleted, the newest first. */
export async function readOwnAds(db: Database, userId: number, limit = mostListed): Promise<OwnAdRow[]> {
  const rows = await db
    .select(adColumns)
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobNumbers, eq(jobNumbers.jobId, jobs.id))
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt)))
    .orderBy(desc(jobs.displayOrder), desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, visits: row.visits ?? 0, clicks: row.clicks ?? 0 }));
}

export interface JobDay {
  jobId: number;
  day: string;
  visits: number;
}

/** Visits of ads by local day, from a day on, the oldest first; days without any are missing. */
export async function readDays(db: Database, jobIds: readonly number[], from: string): Promise<JobDay[]> {
  if (jobIds.length === 0) return [];
  return await db
    .select({ jobId: jobDays.jobId, day: jobDays.day, visits: jobDays.visits })
    .from(jobDays)
    .where(and(inArray(jobDays.jobId, [...jobIds]), gte(jobDays.day, from)))
    .orderBy(asc(jobDays.day), asc(jobDays.jobId));
}

/** All visits to all ads of an employer, deleted ones among them. */
export async function countVisitsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ visits: sum(jobNumbers.visits).mapWith(Number) })
    .from(jobNumbers)
    .innerJoin(jobs, eq(jobs.id, jobNumbers.jobId))
    .where(eq(jobs.userId, userId));
  return row?.visits ?? 0;
}

/** How alike the heads of ads are to a query of words, by ad id. */
export async function readLikeness(
  db: Database,
  jobIds: readonly number[],
  words: string,
): Promise<Map<number, number>> {
  if (jobIds.length === 0 || words === '') return new Map();
  const rank = sql<number>`ts_rank('{0.02,0.12,0.4,1}'::float4[], ${jobSearch.head}, ${words}::tsquery)`;
  const rows = await db
    .select({ jobId: jobSearch.jobId, rank })
    .from(jobSearch)
    .where(inArray(jobSearch.jobId, [...jobIds]));
  return new Map(rows.map((row) => [row.jobId, row.rank]));
}
