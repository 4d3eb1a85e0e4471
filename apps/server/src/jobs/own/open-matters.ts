import type { OpenMatters } from '@jobblik/contract/jobs/own-jobs.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { jobs } from '../jobs.tables.ts';

/**
 * What still waits at an employer's own ad and ends with it; the demo counts the sample people's.
 * @throws Problem `not_found`, also for another employer's ad
 */
export async function openMattersOf(services: Services, who: SignedIn, jobId: number): Promise<OpenMatters> {
  const { db, ports } = services;
  const [own] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, who.userId), isNull(jobs.deletedAt)));
  if (!own) throw new Problem('not_found');
  const [counts, interviews, questions] = await Promise.all([
    ports.jobs.applications.ofJob(db, who, jobId),
    ports.jobs.openInterviews(services, who, jobId),
    ports.jobs.openQuestions(db, who, jobId),
  ]);
  return { applications: counts.total, waiting: counts.total - counts.rejected, interviews, questions };
}
