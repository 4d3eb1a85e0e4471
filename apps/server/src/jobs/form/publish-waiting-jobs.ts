import type { PublishedItem } from '@jobblik/contract/accounts/email.schema';
import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { firstEnd } from '@jobblik/contract/jobs/jobs.rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { nextVersion } from '../../platform/db/next-version.ts';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { jobPermission } from './job-permission.ts';

/** Publishes the ads that waited for the confirmation of the employer's e-mail. Without a membership they stay inactive. */
export async function publishWaitingJobs(
  services: Services,
  tx: Transaction,
  userId: number,
): Promise<PublishedItem | undefined> {
  const now = services.clock.now();
  const waiting = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.waitsForEmail, true), isNull(jobs.deletedAt)))
    .for('update');
  if (waiting.length === 0) return undefined;
  const { paid, company } = await jobPermission(tx, userId, now);
  const isActive = paid && company !== undefined;
  for (const job of waiting) {
    const publishedAt = job.publishedAt ?? (isActive ? now : null);
    await tx
      .update(jobs)
      .set({
        isActive,
        waitsForEmail: false,
        publishedAt,
        endsAt: job.endsAt ?? (publishedAt && firstEnd(publishedAt)),
        updatedAt: nextVersion(job, now),
      })
      .where(eq(jobs.id, job.id));
    if (isActive) await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: userId });
  }
  if (!isActive) return undefined;
  await indexJobs(
    tx,
    waiting.map(({ id }) => id),
  );
  return 'job';
}
