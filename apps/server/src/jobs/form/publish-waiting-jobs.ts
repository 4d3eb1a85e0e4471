import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { firstEnd } from '@jobblik/contract/jobs/jobs.rules';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { nextVersion } from '../../platform/db/next-version.ts';
import type { Services } from '../../platform/services.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { jobPermission } from './job-permission.ts';

/** Publishes the ads that waited for the confirmation of the employer's e-mail. Without a membership they stay inactive. */
export async function publishWaitingJobs(
  services: Services,
  tx: Transaction,
  userId: number,
): Promise<PublishedItem | undefined> {
  const published = await release(services, tx, userId, {
    which: eq(jobs.waitsForEmail, true),
    change: { waitsForEmail: false },
  });
  return published ? 'job' : undefined;
}

/** Publishes the ads of an employer that waited for an operator: all of them, or one. Without a membership they stay inactive. */
export async function publishReviewedJobs(
  services: Services,
  tx: Transaction,
  userId: number,
  jobId?: number,
): Promise<void> {
  const which = and(eq(jobs.waitsForReview, true), jobId === undefined ? undefined : eq(jobs.id, jobId));
  await release(services, tx, userId, { which, change: { waitsForReview: false } });
}

/** Ends one reason for which ads wait, and publishes those that wait for nothing else. @returns whether one was published */
async function release(
  services: Services,
  tx: Transaction,
  userId: number,
  { which, change }: { which: SQL | undefined; change: Partial<Pick<JobRow, 'waitsForEmail' | 'waitsForReview'>> },
): Promise<boolean> {
  const now = services.clock.now();
  const waiting = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), which, isNull(jobs.deletedAt)))
    .for('update');
  if (waiting.length === 0) return false;
  const { paid, company } = await jobPermission(tx, userId, now);
  const published: number[] = [];
  for (const job of waiting) {
    const { waitsForEmail, waitsForReview } = { ...job, ...change };
    const isActive = !waitsForEmail && !waitsForReview && paid && company !== undefined;
    const publishedAt = job.publishedAt ?? (isActive ? now : null);
    await tx
      .update(jobs)
      .set({
        ...change,
        isActive,
        publishedAt,
        endsAt: job.endsAt ?? (publishedAt && firstEnd(publishedAt)),
        updatedAt: nextVersion(job, now),
      })
      .where(eq(jobs.id, job.id));
    if (!isActive) continue;
    published.push(job.id);
    await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: userId });
  }
  if (published.length > 0) await indexJobs(tx, published);
  return published.length > 0;
}
