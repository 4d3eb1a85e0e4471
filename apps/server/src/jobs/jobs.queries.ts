import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import type { Database } from '../platform/db/db.ts';
import type { AdRow } from './jobs.present.ts';
import { jobDays, jobNumbers, jobs } from './jobs.tables.ts';

const adColumns = { job: jobs, company: companies, visits: jobNumbers.visits, clicks: jobNumbers.clicks };

/** For conditions: the ad is live at an instant, by its own row only; the employer's account is not checked. */
export function isLiveAt(now: Date): SQL | undefined {
  return and(
    eq(jobs.isActive, true),
    isNull(jobs.deletedAt),
    isNull(jobs.closedAt),
    isNull(jobs.takenDownAt),
    isNull(jobs.hiddenAt),
    eq(jobs.companyTakenDown, false),
    isNotNull(jobs.publishedAt),
    gt(jobs.endsAt, now),
    or(isNull(jobs.jobDeadlineDate), gte(jobs.jobDeadlineDate, localDateOf(now))),
  );
}

/** Number of a company's live ads, as a value of a query. @param companyId column or value of the query */
export function liveAdCount(companyId: SQL, now: Date): SQL<number> {
  return sql<number>`(select count(*)::int from ${jobs} where ${jobs.companyId} = ${companyId} and ${isLiveAt(now)})`;
}

export type OwnAdRow = AdRow & { clicks: number };

/** An ad with its company and whether its employer is part of the sample data; only while that account is active. */
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

/** Ads by id with their companies, unordered; deleted ones are missing. */
export async function readOwnAds(db: Database, jobIds: readonly number[]): Promise<OwnAdRow[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select(adColumns)
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobNumbers, eq(jobNumbers.jobId, jobs.id))
    .where(and(inArray(jobs.id, [...jobIds]), isNull(jobs.deletedAt)));
  return rows.map((row) => ({ ...row, visits: row.visits ?? 0, clicks: row.clicks ?? 0 }));
}

/** All ads of an employer that are not deleted, with the columns for filtering and ordering. */
export async function readOwnLives(db: Database, userId: number) {
  return await db
    .select({
      id: jobs.id,
      title: jobs.title,
      cityIds: jobs.cityIds,
      isActive: jobs.isActive,
      deletedAt: jobs.deletedAt,
      closedAt: jobs.closedAt,
      filled: jobs.filled,
      takenDownAt: jobs.takenDownAt,
      hiddenAt: jobs.hiddenAt,
      companyTakenDown: jobs.companyTakenDown,
      publishedAt: jobs.publishedAt,
      endsAt: jobs.endsAt,
      jobDeadlineDate: jobs.jobDeadlineDate,
      displayOrder: jobs.displayOrder,
      createdAt: jobs.createdAt,
      visits: sql<number>`coalesce(${jobNumbers.visits}, 0)`,
    })
    .from(jobs)
    .leftJoin(jobNumbers, eq(jobNumbers.jobId, jobs.id))
    .where(and(eq(jobs.userId, userId), isNull(jobs.deletedAt)));
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

/** Visits to all ads of an employer together by local day, from a day on; including deleted ads, whose visits happened. */
export async function readDaysOfEmployer(
  db: Database,
  userId: number,
  from: string,
): Promise<{ day: string; visits: number }[]> {
  return await db
    .select({ day: jobDays.day, visits: sum(jobDays.visits).mapWith(Number) })
    .from(jobDays)
    .innerJoin(jobs, eq(jobs.id, jobDays.jobId))
    .where(and(eq(jobs.userId, userId), gte(jobDays.day, from)))
    .groupBy(jobDays.day);
}

/** The first place of ads by ad id. */
export async function readPlaces(db: Database, jobIds: readonly number[]): Promise<Map<number, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: jobs.id, cityIds: jobs.cityIds })
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));
  return new Map(rows.map(({ jobId, cityIds }) => [jobId, cityIds[0] ?? 0]));
}
