import { reportOptionIds } from '@jobblik/contract/jobs/job-choices.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { jobReports, jobs } from '../jobs.tables.ts';

export interface Report {
  jobId: number;
  /** Ids of the ticked reasons. */
  options: readonly number[];
  text: string;
}

/**
 * Reports an ad to the operator. A person has one report for each ad; another one replaces it and is open again.
 * @throws Problem `not_found` for an unknown or deleted ad
 */
export async function reportJob({ db, clock }: Services, who: Principal, report: Report): Promise<void> {
  const [job] = await db.select({ deletedAt: jobs.deletedAt }).from(jobs).where(eq(jobs.id, report.jobId)).limit(1);
  if (!job || job.deletedAt) throw new Problem('not_found');
  const values = {
    jobId: report.jobId,
    userId: who.kind === 'user' ? who.userId : null,
    options: reportOptionIds.filter((id) => report.options.includes(id)),
    report: report.text,
    createdAt: clock.now(),
    handledAt: null,
  };
  await db
    .insert(jobReports)
    .values(values)
    .onConflictDoUpdate({
      target: [jobReports.jobId, jobReports.userId],
      set: { options: values.options, report: values.report, createdAt: values.createdAt, handledAt: null },
    });
}
