import { rejectState, type VideoStatus } from '@jobblik/contract/applications/applications.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { accountIsActive, users } from '../accounts/index.ts';
import { jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { applications } from './applications.tables.ts';

/** The fields of an application that interviews use. */
export interface InterviewApplication {
  id: number;
  seekerId: number;
  employerId: number;
  jobTitle: string;
  vStatus: VideoStatus;
  /** Its ad was closed or deleted. */
  ended: boolean;
}

const columns = {
  id: applications.id,
  seekerId: applications.userId,
  employerId: applications.employerId,
  jobTitle: jobs.title,
  vStatus: applications.vStatus,
  ended: sql<boolean>`(${jobs.closedAt} is not null or ${jobs.deletedAt} is not null)`,
};

/** The ad is neither closed nor deleted. */
const goesOn = and(isNull(jobs.closedAt), isNull(jobs.deletedAt));

/** An application by its id; undefined if it was deleted or withdrawn. */
export async function findActiveApplication(
  db: Database | Transaction,
  id: number,
): Promise<InterviewApplication | undefined> {
  const [found] = await db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), isNull(applications.withdrawnAt)));
  return found;
}

/** The newest application of a seeker to an employer that is in one of these states, not withdrawn, and about an ad that goes on. */
export async function newestApplicationIn(
  db: Database | Transaction,
  { seekerId, employerId }: { seekerId: number; employerId: number },
  states: readonly VideoStatus[],
): Promise<InterviewApplication | undefined> {
  const [found] = await db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.userId, seekerId),
        eq(applications.employerId, employerId),
        isNull(applications.withdrawnAt),
        inArray(applications.vStatus, [...states]),
        goesOn,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1);
  return found;
}

/** Applications to ads that go on, neither withdrawn nor rejected and in one of these states, newest first. */
export async function listInvitable(
  db: Database,
  { userId, demo }: Pick<SignedIn, 'userId' | 'demo'>,
  { keyword, states, limit }: { keyword: string; states: readonly VideoStatus[]; limit: number },
) {
  const like = `%${keyword.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return await db
    .select({ applicationId: applications.id, seekerId: applications.userId, jobTitle: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.employerId, userId),
        isNull(applications.withdrawnAt),
        ne(applications.reject, rejectState.rejected),
        inArray(applications.vStatus, [...states]),
        goesOn,
        accountIsActive(),
        demo ? eq(users.sample, true) : undefined,
        keyword.trim() ? or(ilike(users.name, like), ilike(jobs.title, like)) : undefined,
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}
