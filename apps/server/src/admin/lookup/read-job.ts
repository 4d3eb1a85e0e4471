import type { JobRecord } from '@jobblik/contract/admin/lookup.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { canBeExtended } from '../../jobs/hold/index.ts';
import { jobs } from '../../jobs/index.ts';
import { decisionsAbout } from '../decisions/decide.ts';
import type { AdminContext } from '../serve-admin.ts';
import { jobLine, logOf } from './records.ts';

/** An ad with its account. @throws Problem `not_found` */
export async function readJobRecord(admin: AdminContext, jobId: number): Promise<JobRecord> {
  const [row] = await admin.tx
    .select({ job: jobs, email: users.email, company: companies.name })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!row) throw new Problem('not_found');
  const { job } = row;
  return {
    job: {
      ...jobLine(job, admin.now),
      seo: job.seo,
      company: job.companyName ?? row.company ?? '',
      user_id: job.userId,
      email: row.email ?? '',
      created_at: (job.publishedAt ?? job.createdAt).toISOString(),
      deadline: job.jobDeadlineDate,
      increased: job.increased,
      extendable: canBeExtended(job),
    },
    decisions: await decisionsAbout(admin, { object: 'job', objectId: jobId }),
    log: await logOf(admin, 'job', jobId),
  };
}
