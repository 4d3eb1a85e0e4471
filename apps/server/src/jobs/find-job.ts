import { jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import type { JobState } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import type { NewQuestion } from '@jobblik/contract/questions/question.schema';
import { and, eq } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { mayReadJob } from './jobs.policy.ts';
import { lifeOf } from './jobs.present.ts';
import { type JobRow, jobs } from './jobs.tables.ts';

/** The fields of an ad that other slices use. */
export interface JobBrief {
  id: number;
  /** Id of the employer. */
  userId: number;
  companyId: number | null;
  title: string;
  seo: string;
  state: JobState;
  isRedirect: boolean;
  deadline: string | null;
  /** Part of every application. */
  questions: readonly NewQuestion[];
  createdAt: Date;
}

/** An ad in any state; undefined if it never existed. */
export async function findJobBrief(
  db: Database | Transaction,
  jobId: number,
  now: Date,
): Promise<JobBrief | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId)).limit(1);
  return row && brief(row, now);
}

/** The ad for an application: only while its employer's account is active. */
export async function findJobForApplying(
  db: Database | Transaction,
  jobId: number,
  now: Date,
): Promise<JobBrief | undefined> {
  const job = await findVisibleJob(db, { kind: 'guest' }, jobId);
  return job && brief(job, now);
}

/** An ad that this person may see, in any state, with an active account of its employer. */
export async function findVisibleJob(
  db: Database | Transaction,
  who: Principal,
  jobId: number,
): Promise<JobRow | undefined> {
  const [row] = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(eq(jobs.id, jobId), accountIsActive()))
    .limit(1);
  return row && mayReadJob(who, row.job) ? row.job : undefined;
}

function brief(job: JobRow, now: Date): JobBrief {
  return {
    id: job.id,
    userId: job.userId,
    companyId: job.companyId,
    title: job.title,
    seo: job.seo,
    state: jobStateAt(lifeOf(job), now),
    isRedirect: job.isRedirect,
    deadline: job.jobDeadlineDate,
    questions: job.questions,
    createdAt: job.publishedAt ?? job.createdAt,
  };
}
