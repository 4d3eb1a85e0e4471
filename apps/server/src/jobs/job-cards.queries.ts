import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { companies } from '../companies/index.ts';
import type { Database } from '../platform/db/db.ts';
import { memoizePerDatabase } from '../platform/db/memoize-per-database.ts';
import { jobNumbers, jobs, savedJobs } from './jobs.tables.ts';

/** Columns of an ad that lists read; without the texts. */
const cardColumns = {
  id: jobs.id,
  seo: jobs.seo,
  title: jobs.title,
  userId: jobs.userId,
  companyId: jobs.companyId,
  companyName: jobs.companyName,
  isRedirect: jobs.isRedirect,
  realUrl: jobs.realUrl,
  teaser: jobs.teaser,
  cityIds: jobs.cityIds,
  categoryIds: jobs.categoryIds,
  jobTypeId: jobs.jobTypeId,
  jobDeadlineDate: jobs.jobDeadlineDate,
  jobStartDate: jobs.jobStartDate,
  payFrom: jobs.payFrom,
  payTo: jobs.payTo,
  payUnit: jobs.payUnit,
  payHidden: jobs.payHidden,
  remote: jobs.remote,
  remoteDays: jobs.remoteDays,
  hoursPerWeek: jobs.hoursPerWeek,
  isActive: jobs.isActive,
  logoFileId: jobs.logoFileId,
  publishedAt: jobs.publishedAt,
  endsAt: jobs.endsAt,
  createdAt: jobs.createdAt,
  deletedAt: jobs.deletedAt,
  closedAt: jobs.closedAt,
  filled: jobs.filled,
  takenDownAt: jobs.takenDownAt,
  hiddenAt: jobs.hiddenAt,
  companyTakenDown: jobs.companyTakenDown,
};

export interface CardRow {
  job: { [K in keyof typeof cardColumns]: (typeof jobs.$inferSelect)[K] };
  company: { name: string; logoFileId: string | null } | null;
  visits: number;
}

const cards = memoizePerDatabase((db) =>
  db
    .select({
      job: cardColumns,
      company: { name: companies.name, logoFileId: companies.logoFileId },
      visits: jobNumbers.visits,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobNumbers, eq(jobNumbers.jobId, jobs.id))
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('job_cards'),
);

/** Ads by id, unordered; ids that do not exist are missing. */
export async function readCards(db: Database, jobIds: readonly number[]): Promise<Map<number, CardRow>> {
  if (jobIds.length === 0) return new Map();
  const rows = await cards(db).execute({ ids: [...jobIds] });
  return new Map(rows.map((row) => [row.job.id, { ...row, visits: row.visits ?? 0 }]));
}

/** Which of the ads a person has saved. */
export async function readSavedAmong(db: Database, userId: number, jobIds: readonly number[]): Promise<Set<number>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), inArray(savedJobs.jobId, [...jobIds])));
  return new Set(rows.map((row) => row.jobId));
}

/** Ids of a person's saved ads, the last saved first. */
export async function readSavedIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId));
  return rows.map((row) => row.jobId);
}

const lifeColumns = {
  id: jobs.id,
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
};

/** What decides whether a saved ad is open. */
export type SavedLife = { [K in keyof typeof lifeColumns]: (typeof jobs.$inferSelect)[K] };

/** A person's saved ads with what decides whether they are open, the last saved first. */
export async function readSavedLives(db: Database, userId: number): Promise<SavedLife[]> {
  return await db
    .select(lifeColumns)
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId));
}
