import { refusalOf } from '@jobblik/contract/interviews/interviews.rules';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { applications } from '../applications/index.ts';
import type { OfEmployer } from '../jobs/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { cancelIn } from './cancel-interview.ts';
import { lockOwnInterview } from './interviews.queries.ts';
import { interviews } from './interviews.tables.ts';

/** For conditions: an interview about an ad that can still take place. */
function isOpenAbout(jobId: number): SQL | undefined {
  return and(
    eq(applications.jobId, jobId),
    inArray(interviews.state, ['offered', 'requested', 'accepted', 'postponed']),
    isNull(interviews.startedAt),
  );
}

/** Interviews about an ad that can still take place. */
async function listOpen({ db, clock }: Services, jobId: number, condition?: SQL) {
  const found = await db
    .select({ interview: interviews })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(isOpenAbout(jobId), condition));
  const now = clock.now();
  return found.filter(
    ({ interview }) =>
      interview.state !== 'held' && !refusalOf('cancel', 'employer', { ...interview, state: interview.state }, now),
  );
}

/** Number of interviews about an ad of an employer that are asked for or agreed and were not held. */
export async function countOpenInterviews(
  services: Services,
  { userId, demo }: OfEmployer,
  jobId: number,
): Promise<number> {
  const own = and(eq(interviews.employerId, userId), demo ? eq(users.sample, true) : undefined);
  return (await listOpen(services, jobId, own)).length;
}

/**
 * Cancels the open interviews about an ad that has ended: both sides are notified, their time is free. Those of a removed account
 * are erased instead, with a notice that names nobody. Idempotent.
 */
export async function endInterviewsOfAd(
  services: Services,
  { job_id: jobId, user_id }: { job_id: number; user_id: number },
): Promise<void> {
  const [employer] = await services.db.select().from(users).where(eq(users.id, user_id));
  if (!employer || employer.removedAt) return;
  for (const { interview } of await listOpen(services, jobId)) {
    const { id, employerId } = interview;
    await inTransaction(services.db, async (tx) => {
      const locked = await lockOwnInterview(tx, { userId: employerId, role: 'employer' }, id);
      if (refusalOf('cancel', 'employer', locked, services.clock.now())) return;
      await cancelIn(tx, services, locked);
    });
  }
}
