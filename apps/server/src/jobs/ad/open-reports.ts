import { reportOptionIds } from '@jobblik/contract/jobs/job-choices.rules';
import words from '@jobblik/words/da/jobs.json' with { type: 'json' };
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { jobReports, jobs } from '../jobs.tables.ts';

/** Open reports of ads for the operator, the oldest first: the ad, the reporter, the ticked reasons and the text. */
export async function openJobReports(db: Database): Promise<{ id: number; at: Date; text: string }[]> {
  const rows = await db
    .select({ report: jobReports, title: jobs.title, by: users.email })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .leftJoin(users, eq(users.id, jobReports.userId))
    .where(isNull(jobReports.handledAt))
    .orderBy(asc(jobReports.createdAt));
  return rows.map(({ report, title, by }) => ({
    id: report.id,
    at: report.createdAt,
    text: [
      `${by ?? 'somebody'} reports the ad "${title}" (/job/${report.jobId}):`,
      ...reportOptionIds.filter((id) => report.options.includes(id)).map((id) => `- ${words.report[`option_${id}`]}`),
      report.report,
    ].join('\n'),
  }));
}

/** Marks a report as handled. @returns false if there is no open one */
export async function handleJobReport(db: Database, id: number, now: Date): Promise<boolean> {
  const done = await db
    .update(jobReports)
    .set({ handledAt: now })
    .where(and(eq(jobReports.id, id), isNull(jobReports.handledAt)))
    .returning({ id: jobReports.id });
  return done.length > 0;
}

/** Marks reports of an ad as handled. @returns those that were open */
export async function handleReports(
  tx: Transaction,
  { jobId, reportIds, now }: { jobId: number; reportIds: readonly number[]; now: Date },
): Promise<number[]> {
  if (reportIds.length === 0) return [];
  const handled = await tx
    .update(jobReports)
    .set({ handledAt: now })
    .where(and(eq(jobReports.jobId, jobId), inArray(jobReports.id, [...reportIds]), isNull(jobReports.handledAt)))
    .returning({ id: jobReports.id });
  return handled.map(({ id }) => id);
}

/** Opens handled reports again. */
export async function reopenReports(tx: Transaction, reportIds: readonly number[]): Promise<void> {
  if (reportIds.length === 0) return;
  await tx
    .update(jobReports)
    .set({ handledAt: null })
    .where(inArray(jobReports.id, [...reportIds]));
}

/** The people behind reports; guests and people who have left are missing. */
export async function reportersOf(tx: Transaction, reportIds: readonly number[]): Promise<number[]> {
  if (reportIds.length === 0) return [];
  const rows = await tx
    .select({ userId: jobReports.userId })
    .from(jobReports)
    .where(inArray(jobReports.id, [...reportIds]));
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}
