import { applicationSeen, readingBegun } from '@jobblik/contract/applications/applications.events';
import { rejectState } from '@jobblik/contract/applications/applications.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { clearUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { applicationSteps, applications } from '../applications.tables.ts';
import { nudgeChanged } from './nudge-changed.ts';
import { ownJob } from './own-job.ts';

/** Applications per statement and per event. */
const batch = 1_000;

/**
 * Marks an application as opened by the employer: stores time and person the first time, and for earlier unopened ones that the
 * reading has begun. Opening it again changes nothing; a withdrawn one cannot be opened.
 * @throws Problem `not_found`, also for an application to another employer's ad
 */
export async function openApplication(
  services: Services,
  who: SignedIn,
  applicationId: number,
): Promise<{ seenAt: Date | null; seenBy: string }> {
  const jobId = await jobOf(services, applicationId);
  const job = await ownJob(services, who, jobId);
  await inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    const reached = await lockUnread(tx, job.id, applicationId);
    await clearUnread(tx, services, {
      userId: who.userId,
      kind: 'application',
      refId: job.id,
      subjectId: applicationId,
    });
    // Its answers are read with it, also if the application was opened before.
    await clearUnread(tx, services, { userId: who.userId, kind: 'application_answer', refId: applicationId });
    const opened = reached.find(({ id, seenAt }) => id === applicationId && seenAt === null);
    if (!opened) return;
    await tx.update(applications).set({ seenAt: now, seenBy: who.userId }).where(eq(applications.id, applicationId));
    await tx.insert(applicationSteps).values({ applicationId, kind: 'seen', at: now });
    const ids = { job_id: job.id, employer_id: job.userId };
    await services.tasks.publish(tx, applicationSeen, {
      ...ids,
      application_id: applicationId,
      seeker_id: opened.userId,
    });
    const others = reached.filter(({ id }) => id !== applicationId);
    for (let start = 0; start < others.length; start += batch) {
      await beginReading(tx, services, ids, others.slice(start, start + batch), now);
    }
    nudgeChanged(tx, services, [opened]);
  });
  return await openedBy(services, applicationId);
}

async function jobOf({ db }: Services, applicationId: number): Promise<number> {
  const [row] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row) throw new Problem('not_found');
  return row.jobId;
}

/**
 * The application, and the unopened ones of the ad without `reading_since`, locked in the order of their ids. Only the first
 * opening of an application finds applicants to notify.
 */
async function lockUnread(tx: Transaction, jobId: number, applicationId: number) {
  const [known] = await tx
    .select({ seenAt: applications.seenAt })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (known?.seenAt) return [];
  const isOther = and(
    isNull(applications.seenAt),
    isNull(applications.readingSince),
    // The state that the applicant sees, never a decision that can still be undone.
    ne(applications.seekerReject, rejectState.rejected),
  );
  return await tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      userId: applications.userId,
      employerId: applications.employerId,
      seenAt: applications.seenAt,
    })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        isNull(applications.withdrawnAt),
        or(eq(applications.id, applicationId), isOther),
      ),
    )
    .orderBy(asc(applications.id))
    .for('update');
}

async function beginReading(
  tx: Transaction,
  services: Services,
  ids: { job_id: number; employer_id: number },
  some: readonly { id: number; userId: number }[],
  now: Date,
): Promise<void> {
  const applicationIds = some.map(({ id }) => id);
  await tx.update(applications).set({ readingSince: now }).where(inArray(applications.id, applicationIds));
  await tx
    .insert(applicationSteps)
    .values(applicationIds.map((applicationId) => ({ applicationId, kind: 'reading' as const, at: now })));
  await services.tasks.publish(tx, readingBegun, {
    ...ids,
    applications: some.map(({ id, userId }) => ({ application_id: id, seeker_id: userId })),
  });
}

async function openedBy({ db }: Services, applicationId: number): Promise<{ seenAt: Date | null; seenBy: string }> {
  const [row] = await db
    .select({ seenAt: applications.seenAt, seenBy: users.name })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.seenBy))
    .where(eq(applications.id, applicationId));
  return { seenAt: row?.seenAt ?? null, seenBy: row?.seenBy ?? '' };
}
