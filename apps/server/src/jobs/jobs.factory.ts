import { firstEnd } from '@jobblik/contract/jobs/jobs.rules';
import { jobSeo } from '@jobblik/contract/jobs/seo.rules';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { inArray, sql } from 'drizzle-orm';
import { makeUser } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { type CompanyOptions, makeCompany } from '../companies/companies.factory.ts';
import type { CompanyRow } from '../companies/index.ts';
import { cityById } from '../lookups/index.ts';
import { makeMembership } from '../membership/membership.factory.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { sanitizeRichText } from '../platform/html/sanitize.ts';
import { type JobRow, jobDays, jobNumbers, jobs } from './jobs.tables.ts';
import { indexJobs } from './search/index-jobs.ts';
import { jobIndex } from './search/job-index.ts';

export type JobOptions = Omit<Partial<typeof jobs.$inferInsert>, 'id' | 'description' | 'seo'> & {
  userId: number;
  companyId: number;
  title: string;
};

const batch = 500;

/**
 * Creates ads as publishing does; searches find them immediately. `publishedAt` defaults to now; an ad with `isActive: false` and
 * no `publishedAt` is a draft.
 */
export async function makeJobs(db: Database, list: readonly JobOptions[], now = new Date()): Promise<JobRow[]> {
  const made: JobRow[] = [];
  for (let from = 0; from < list.length; from += batch) {
    const values = list.slice(from, from + batch).map((options) => jobRowOf(options, now));
    made.push(
      ...(await inTransaction(db, async (tx) => {
        const rows = await tx.insert(jobs).values(values).returning();
        await indexJobs(
          tx,
          rows.map((row) => row.id),
        );
        return rows;
      })),
    );
  }
  return made;
}

export async function makeJob(db: Database, options: JobOptions, now = new Date()): Promise<JobRow> {
  const [job] = await makeJobs(db, [options], now);
  if (!job) throw new Error('no ad was made');
  return job;
}

/** The columns of an ad from the options of a test or of the sample data. */
export function jobRowOf(options: JobOptions, now: Date): typeof jobs.$inferInsert {
  const descriptionHtml = sanitizeRichText(options.descriptionHtml ?? '<p>Du bliver en del af et godt hold.</p>');
  const description = plainText(descriptionHtml);
  const publishedAt = options.publishedAt ?? (options.isActive === false ? null : now);
  const createdAt = options.createdAt ?? publishedAt ?? now;
  return {
    ...options,
    seo: jobSeo(options.title, cityById(options.cityIds?.[0] ?? 0)),
    descriptionHtml,
    description,
    teaser: options.teaser ?? textStart(description, 220),
    publishedAt,
    endsAt: options.endsAt ?? (publishedAt && firstEnd(publishedAt)),
    createdAt,
    updatedAt: options.updatedAt ?? createdAt,
  };
}

/** Adds visits to an ad on local days (`YYYY-MM-DD`), as if they had been counted. */
export async function makeVisits(
  db: Database | Transaction,
  jobId: number,
  days: readonly { day: string; visits: number }[],
): Promise<void> {
  if (days.length === 0) return;
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  await db
    .insert(jobDays)
    .values(days.map(({ day, visits }) => ({ jobId, day, visits })))
    .onConflictDoUpdate({
      target: [jobDays.jobId, jobDays.day],
      set: { visits: sql`${jobDays.visits} + excluded.visits` },
    });
  await db
    .insert(jobNumbers)
    .values({ jobId, visits: total, changedAt: sql`now()` })
    .onConflictDoUpdate({
      target: jobNumbers.jobId,
      set: { visits: sql`${jobNumbers.visits} + ${total}`, changedAt: sql`now()` },
    });
}

/** Removes the ads of employers completely, also from the search index. */
export async function removeJobsOf(tx: Transaction, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const own = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.userId, [...userIds]));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await jobIndex.erase(tx, ids);
  await tx.delete(jobs).where(inArray(jobs.id, ids));
}

export interface EmployerOptions {
  name?: string;
  company?: Partial<CompanyOptions>;
  /** Plan of the membership, in force around `now`; 0 for none. Default 3. */
  plan?: number;
  now?: Date;
}

/** An employer who may publish: account, company and paid membership. */
export async function makeEmployer(
  db: Database,
  options: EmployerOptions = {},
): Promise<{ user: User; company: CompanyRow }> {
  const user = await makeUser(db, { role: 'employer', ...(options.name && { name: options.name }) });
  const company = await makeCompany(db, { ...options.company, userId: user.id });
  const plan = options.plan ?? 3;
  if (plan > 0) await makeMembership(db, { userId: user.id, plan, ...(options.now && { now: options.now }) });
  return { user, company };
}
