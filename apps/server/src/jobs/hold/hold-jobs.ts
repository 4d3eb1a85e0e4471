import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { isLive, type JobHold } from '@jobblik/contract/jobs/jobs.rules';
import { deletionHeldBack } from '@jobblik/contract/jobs/own-jobs.rules';
import { eq } from 'drizzle-orm';
import { companies } from '../../companies/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { changeLife } from '../change-life.ts';
import { writeJobFeed } from '../feed/write-feed.ts';
import { lifeOf } from '../jobs.present.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';
import { publishTakeDown } from '../jobs.tasks.ts';

/**
 * Takes an ad down, hides it until it is corrected, or gives it back, as operators decide. An ad that was taken down ends for its
 * applicants once that can no longer be undone. An ad that is given back is shown for the rest of its time.
 * @param hold null gives it back, undefined leaves it
 * @returns the ad as it was, undefined for one that does not exist
 */
export async function holdJob(
  tx: Transaction,
  services: Services,
  { jobId, hold, now }: { jobId: number; hold?: JobHold | null; now: Date },
): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (!job || hold === undefined) return job;
  const held = {
    takenDownAt: hold === 'taken_down' ? (job.takenDownAt ?? now) : null,
    hiddenAt: hold === 'hidden' ? (job.hiddenAt ?? now) : null,
  };
  if (held.takenDownAt && !job.takenDownAt)
    await services.tasks.enqueue(
      tx,
      publishTakeDown,
      { job_id: job.id, taken_down_at: held.takenDownAt.toISOString() },
      { startAfter: new Date(now.getTime() + deletionHeldBack) },
    );
  await show(tx, services, { ads: [job], now, change: () => held });
  return job;
}

/**
 * Takes down the page and all ads of a company, or gives them back; an ad that was taken down by itself stays so.
 * @returns whether it was taken down before, undefined for an unknown company
 */
export async function holdCompany(
  tx: Transaction,
  services: Services,
  { companyId, takenDown, now }: { companyId: number; takenDown: boolean; now: Date },
): Promise<{ wasTakenDown: boolean } | undefined> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (!company) return undefined;
  const takenDownAt = takenDown ? (company.takenDownAt ?? now) : null;
  await tx.update(companies).set({ takenDownAt }).where(eq(companies.id, companyId));
  const ads = await tx.select().from(jobs).where(eq(jobs.companyId, companyId)).for('update');
  await show(tx, services, { ads, now, change: () => ({ companyTakenDown: takenDown }) });
  return { wasTakenDown: company.takenDownAt !== null };
}

/** Changes what keeps ads from being shown; agents match those that are shown again, and the feed is written. */
export async function show(
  tx: Transaction,
  { tasks }: Services,
  { ads, now, change }: { ads: readonly JobRow[]; now: Date; change: () => Partial<JobRow> },
): Promise<void> {
  for (const job of ads) {
    if (!isLive(lifeOf(job), now) && isLive(lifeOf({ ...job, ...change() }), now))
      await tasks.publish(tx, jobPublished, { job_id: job.id, user_id: job.userId });
  }
  await tasks.enqueue(tx, writeJobFeed, {}, { singletonKey: 'held' });
  await changeLife(tx, ads, { now, change });
}
