import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { asc, eq, sql } from 'drizzle-orm';
import { companies } from '../../companies/index.ts';
import { approveJob, holdJob, lockWaiting, waitsForOperator } from '../../jobs/hold/index.ts';
import { jobs } from '../../jobs/index.ts';
import { storeDecision } from '../decisions/decide.ts';
import type { AdminContext } from '../serve-admin.ts';

/** The first ads of companies that are not verified, those that wait longest first. */
export async function waitingFirstAds({ tx }: AdminContext, most: number) {
  return await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      from: sql<string>`coalesce(${jobs.companyName}, ${companies.name}, '')`,
      since: jobs.createdAt,
    })
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(waitsForOperator())
    .orderBy(asc(jobs.createdAt))
    .limit(most);
}

/**
 * Publishes an ad that waits, or hides it until it is corrected.
 * @throws Problem `not_found`; `case_decided` for one that does not wait
 */
export async function decideFirstAd(
  admin: AdminContext,
  { jobId, kind, why, letter }: { jobId: number; kind: 'approved' | 'hidden'; why: string; letter: string },
): Promise<Decision> {
  const { tx, services, now } = admin;
  const job = await lockWaiting(tx, jobId);
  if (!job) throw new Problem((await tx.$count(jobs, eq(jobs.id, jobId))) > 0 ? 'case_decided' : 'not_found');
  if (kind === 'approved') await approveJob(tx, services, job, now);
  else {
    // From now on only a later change brings it back.
    await holdJob(tx, services, { jobId, hold: null, now });
    await holdJob(tx, services, { jobId, hold: 'hidden', now });
  }
  const hidden = job.hiddenAt !== null;
  return await storeDecision(admin, {
    object: 'job',
    objectId: jobId,
    kind,
    why,
    letters: [{ to: 'employer', text: letter }],
    undoing: kind === 'approved' ? { waited: { hidden } } : { hold: hidden ? 'hidden' : null },
  });
}
