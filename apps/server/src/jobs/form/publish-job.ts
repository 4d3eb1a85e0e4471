import type { JobForm } from '@jobblik/contract/jobs/job-form.schema';
import { jobPublished } from '@jobblik/contract/jobs/jobs.events';
import { firstEnd } from '@jobblik/contract/jobs/jobs.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import type { Services } from '../../platform/services.ts';
import { type JobRow, jobs } from '../jobs.tables.ts';
import { indexJobs } from '../search/index-jobs.ts';
import { heldBack } from './held-back.ts';
import { jobPermission } from './job-permission.ts';
import { jobValues } from './job-values.ts';

/** Files that came with the form. */
export interface JobFiles {
  logo: StoredFile | undefined;
  description: StoredFile | undefined;
}

/**
 * Creates an ad; searches find an active one after the commit, or when {@link heldBack} holds it no more. The same form sent
 * twice creates one ad.
 * @returns undefined without a paid membership or a company profile (spec 2§8)
 * @throws Problem `invalid_input`
 */
export async function publishJob(
  services: Services,
  who: SignedIn,
  form: JobForm,
  files: JobFiles,
): Promise<JobRow | undefined> {
  const now = services.clock.now();
  return await inTransaction(services.db, async (tx) => {
    const { paid, company } = await jobPermission(tx, who.userId, now);
    if (!paid || !company) return undefined;
    const values = await heldBack(services, tx, company, jobValues(form, { now, before: null }));
    const [job] = await tx
      .insert(jobs)
      .values({
        ...values,
        userId: who.userId,
        companyId: company.id,
        companyTakenDown: company.takenDownAt !== null,
        uuid: form.uuid ?? null,
        logoFileId: files.logo?.id ?? null,
        descriptionFileId: files.description?.id ?? null,
        publishedAt: values.isActive ? now : null,
        endsAt: values.isActive ? firstEnd(now) : null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [jobs.userId, jobs.uuid] })
      .returning();
    if (!job) return await findByForm(tx, who.userId, form.uuid ?? '');
    for (const file of [files.logo, files.description]) if (file) await services.files.claim(tx, file.id);
    if (job.isActive) await services.tasks.publish(tx, jobPublished, { job_id: job.id, user_id: job.userId });
    await indexJobs(tx, [job.id]);
    return job;
  });
}

async function findByForm(tx: Transaction, userId: number, uuid: string): Promise<JobRow> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.uuid, uuid)));
  if (!job) throw new Error(`the ad of form ${uuid} was not inserted and is not there`);
  return job;
}
