import { accountDeactivated, accountReactivated, accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { companyChanged, companyVerified } from '@jobblik/contract/companies/companies.events';
import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { membershipPaid } from '@jobblik/contract/membership/membership.events';
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { eraseEmployersJobs, forgetSeeker } from './erase-person.ts';
import { writeFeed, writeJobFeed } from './feed/write-feed.ts';
import { publishReviewedJobs } from './form/publish-waiting-jobs.ts';
import { repostWhenPaid } from './form/repost-when-paid.ts';
import { jobs, jobVisitSalts, jobVisits } from './jobs.tables.ts';
import { publishEnd } from './own/publish-end.ts';
import { remindOfEndingJobs } from './own/remind-of-ending.ts';
import { indexJobs } from './search/index-jobs.ts';
import { forgetEmptySearches } from './search/log-empty-search.ts';
import { maintainJobIndex } from './search/maintain-index.ts';

/** Rewrites index rows of an older index version, and removes the rows of ads that have ended. */
export const storeSearch = defineTask({ name: 'jobs.store-search', payload: z.object({}), cron: '*/10 * * * *' });
/** Forgets visitors of ads on past days. */
export const forgetVisitors = defineTask({ name: 'jobs.forget-visitors', payload: z.object({}), cron: '20 3 * * *' });

/** Forgets old searches without hits. */
export const forgetSearches = defineTask({ name: 'jobs.forget-searches', payload: z.object({}), cron: '25 3 * * *' });

/** Notifies employers whose ads end soon. */
export const remindOfEnds = defineTask({ name: 'jobs.expiry-reminders', payload: z.object({}), cron: '15 7 * * *' });

/** Publishes the deletion of an ad after it can no longer be undone. */
export const publishDeletion = defineTask({
  name: 'jobs.tell-deleted',
  payload: z.object({ job_id: z.number(), deleted_at: z.iso.datetime() }),
});

/** Publishes that an ad was closed, after it can no longer be undone. */
export const publishClosing = defineTask({
  name: 'jobs.tell-closed',
  payload: z.object({ job_id: z.number(), closed_at: z.iso.datetime() }),
});

/** Publishes that operators have taken an ad down, after it can no longer be undone. */
export const publishTakeDown = defineTask({
  name: 'jobs.tell-taken-down',
  payload: z.object({ job_id: z.number(), taken_down_at: z.iso.datetime() }),
});

/** Subscriptions and tasks of the slice. Call once at start, before the tasks start. */
export function registerJobs(services: Services): void {
  const { tasks, db, clock } = services;
  tasks.work(storeSearch, (_payload, { signal }) => maintainJobIndex(db, { now: clock.now(), signal }));
  tasks.work(forgetVisitors, async () => {
    const today = localDateOf(clock.now());
    await db.delete(jobVisits).where(lt(jobVisits.day, today));
    await db.delete(jobVisitSalts).where(lt(jobVisitSalts.day, today));
  });
  tasks.work(writeJobFeed, async (_payload, { signal }) => void (await writeFeed(services, { signal })));
  tasks.work(forgetSearches, async () => forgetEmptySearches(services));
  tasks.work(publishDeletion, async ({ job_id, deleted_at }) => {
    await publishEndWhere(services, and(eq(jobs.id, job_id), eq(jobs.deletedAt, new Date(deleted_at))));
  });
  tasks.work(publishClosing, async ({ job_id, closed_at }) => {
    const closed = and(eq(jobs.id, job_id), eq(jobs.closedAt, new Date(closed_at)), isNull(jobs.deletedAt));
    await publishEndWhere(services, closed);
  });
  tasks.work(publishTakeDown, async ({ job_id, taken_down_at }) => {
    await publishEndWhere(services, and(eq(jobs.id, job_id), eq(jobs.takenDownAt, new Date(taken_down_at))));
  });
  tasks.work(remindOfEnds, async () => remindOfEndingJobs(services));
  tasks.subscribe(companyChanged, 'jobs.rename-company', ({ user_id }) => reindexEmployer(services, user_id));
  tasks.subscribe(companyVerified, 'jobs.publish-first-ads', ({ user_id }) =>
    inTransaction(db, (tx) => publishReviewedJobs(services, tx, user_id)),
  );
  tasks.subscribe(accountDeactivated, 'jobs.hide-employer', ({ user_id }) => reindexEmployer(services, user_id));
  tasks.subscribe(accountReactivated, 'jobs.show-employer', ({ user_id }) => reindexEmployer(services, user_id));
  tasks.subscribe(membershipPaid, 'jobs.repost-waiting', ({ user_id }) => repostWhenPaid(services, user_id));
  tasks.subscribe(accountRemoved, 'jobs.erase', async ({ user_id }) => {
    await eraseEmployersJobs(services, user_id);
    await forgetSeeker(services, user_id);
  });
}

/** Publishes the end of the ad that meets the condition; nothing for one that was brought back in the meantime. */
async function publishEndWhere(services: Services, condition: SQL | undefined): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [job] = await tx.select().from(jobs).where(condition).for('update');
    if (!job) return;
    await publishEnd(tx, services, job);
  });
}

/** Updates the search rows after a change of an employer's account or company. */
async function reindexEmployer({ db }: Services, userId: number): Promise<void> {
  const own = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.userId, userId));
  for (let from = 0; from < own.length; from += 200) {
    const ids = own.slice(from, from + 200).map((job) => job.id);
    await inTransaction(db, (tx) => indexJobs(tx, ids));
  }
}
