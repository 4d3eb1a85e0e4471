import type { JobForm } from '@jobblik/contract/jobs/job-form.schema';
import { jobChanged, jobPublished, jobWithdrawn } from '@jobblik/contract/jobs/jobs.events';
import { firstEnd } from '@jobblik/contract/jobs/jobs.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { nextVersion } from '../../platform/db/next-version.ts';
import { exchangeFile } from '../../platform/files/exchange-file.ts';
import type { Services } from '../../platform/services.ts';
import { assertMayChangeJob } from '../jobs.policy.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { heldBack } from './held-back.ts';
import { jobPermission } from './job-permission.ts';
import { jobValues } from './job-values.ts';
import type { JobFiles } from './publish-job.ts';

/**
 * Changes an ad of the caller. An ad that becomes active for the first time begins its month now.
 * @returns undefined without a paid membership or a company profile (spec 2§8)
 * @throws Problem `not_found`, `not_yours`, `invalid_input`; `job_changed` (409) when it was saved elsewhere after
 * `form.updated_at`
 */
export async function updateJob(
  services: Services,
  who: SignedIn,
  form: JobForm & { id: number },
  files: JobFiles,
): Promise<JobRow | undefined> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const before = await lockJob(tx, who, form.id);
    const { paid, company } = await jobPermission(tx, who.userId, now);
    if (!paid || !company) return undefined;
    if (form.updated_at && new Date(form.updated_at).getTime() !== before.updatedAt.getTime()) {
      throw new Problem('job_changed');
    }
    const values = await heldBack(services, tx, company, jobValues(form, { now, before: before.jobDeadlineDate }));
    const publishedAt = before.publishedAt ?? (values.isActive ? now : null);
    const [job] = await tx
      .update(jobs)
      .set({
        ...values,
        companyId: company.id,
        logoFileId: await exchangeFile(services.files, tx, before.logoFileId, {
          file: files.logo,
          remove: form.remove_logo,
        }),
        descriptionFileId: await exchangeFile(services.files, tx, before.descriptionFileId, {
          file: files.description,
          remove: form.remove_description_file,
        }),
        publishedAt,
        endsAt: before.endsAt ?? (publishedAt && firstEnd(publishedAt)),
        updatedAt: nextVersion(before, now),
      })
      .where(eq(jobs.id, before.id))
      .returning();
    if (!job) throw new Problem('not_found');
    await publishChange(services, tx, before, job);
    await indexJobs(tx, [job.id]);
    return job;
  });
}

/**
 * An ad of the caller, locked against other writers until the transaction ends.
 * @throws Problem `not_found` for an unknown or deleted ad, `not_yours`
 */
export async function lockJob(tx: Transaction, who: SignedIn, jobId: number): Promise<JobRow> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  if (!job) throw new Problem('not_found');
  assertMayChangeJob(who, job);
  if (job.deletedAt) throw new Problem('not_found');
  return job;
}

async function publishChange({ tasks }: Services, tx: Transaction, before: JobRow, job: JobRow): Promise<void> {
  const payload = { job_id: job.id, user_id: job.userId };
  if (!before.isActive && job.isActive) await tasks.publish(tx, jobPublished, payload);
  else if (before.isActive && !job.isActive) await tasks.publish(tx, jobWithdrawn, payload);
  else if (job.isActive) await tasks.publish(tx, jobChanged, payload);
}
