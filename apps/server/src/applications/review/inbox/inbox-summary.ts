import type { InboxSummary } from '@jobblik/contract/applications/applicant-review.schema';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, count, desc, eq, gt, isNull, max, min, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/index.ts';
import { jobs } from '../../../jobs/index.ts';
import type { Database } from '../../../platform/db/db.ts';
import type { Services } from '../../../platform/services.ts';
import { applicationDecisions, applications } from '../../applications.tables.ts';
import { isBest, isBestWaiting } from '../applicant-conditions.ts';
import { ownJob } from '../own-job.ts';

const isOpen = eq(applications.reject, rejectState.open);
const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;

/**
 * Numbers of an ad's applications by state, and another ad of the employer with new ones.
 * @throws Problem `not_found` for an ad that is not the employer's
 */
export async function inboxSummary(services: Services, who: SignedIn, jobId: number): Promise<InboxSummary> {
  const { db } = services;
  const job = await ownJob(services, who, jobId);
  const ofSample = who.demo ? eq(users.sample, true) : undefined;
  const [[numbers], [next], reasons] = await Promise.all([
    db
      .select({
        all: count(),
        lastAt: max(applications.createdAt),
        open: counted(isOpen),
        interviews: counted(and(isOpen, gt(applications.vStatus, 0))),
        parked: counted(eq(applications.reject, rejectState.parked)),
        rejected: counted(eq(applications.reject, rejectState.rejected)),
        best: counted(isBest),
        bestWaiting: counted(isBestWaiting),
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(and(eq(applications.jobId, job.id), isNull(applications.withdrawnAt), ofSample)),
    db
      .select({ jobId: jobs.id, title: jobs.title, isNew: count(), oldestAt: min(applications.createdAt) })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(users, eq(users.id, applications.userId))
      .where(
        and(
          eq(applications.employerId, who.userId),
          eq(jobs.userId, who.userId),
          ne(applications.jobId, job.id),
          isNull(jobs.deletedAt),
          applications.isNew,
          ofSample,
        ),
      )
      .groupBy(jobs.id)
      .orderBy(asc(min(applications.createdAt)))
      .limit(1),
    rejectionReasons(db, job.id, ofSample),
  ]);
  return {
    all: numbers?.all ?? 0,
    last_at: numbers?.lastAt?.toISOString() ?? null,
    open: numbers?.open ?? 0,
    interviews: numbers?.interviews ?? 0,
    parked: numbers?.parked ?? 0,
    rejected: numbers?.rejected ?? 0,
    reasons,
    best: numbers?.best ?? 0,
    best_waiting: numbers?.bestWaiting ?? 0,
    next: next?.oldestAt
      ? { job_id: next.jobId, title: next.title, new: next.isNew, oldest_at: next.oldestAt.toISOString() }
      : null,
  };
}

/** The reason of each rejected application, from its current decision. */
async function rejectionReasons(db: Database, jobId: number, ofSample: SQL | undefined) {
  const step = db
    .select({ reason: applicationDecisions.reason })
    .from(applicationDecisions)
    .where(
      and(
        eq(applicationDecisions.applicationId, applications.id),
        eq(applicationDecisions.reject, rejectState.rejected),
        isNull(applicationDecisions.undoneAt),
      ),
    )
    .orderBy(desc(applicationDecisions.id))
    .limit(1)
    .as('step');
  return await db
    .select({ reason: step.reason, count: count() })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoinLateral(step, sql`true`)
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.reject, rejectState.rejected),
        isNull(applications.withdrawnAt),
        ofSample,
      ),
    )
    .groupBy(step.reason)
    .orderBy(desc(count()), asc(step.reason));
}
