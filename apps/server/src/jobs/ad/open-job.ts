import { isLive } from '@jobblik/contract/jobs/jobs.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { shownAddress } from '@jobblik/contract/kernel/typed/web-address.rules';
import { and, eq } from 'drizzle-orm';
import { accountIsActive, users } from '../../accounts/index.ts';
import type { Services } from '../../platform/services.ts';
import { lifeOf } from '../jobs.present.ts';
import { jobs } from '../jobs.tables.ts';
import { recordClick, type Visitor } from './record-visit.ts';

/**
 * Counts a click on a redirect ad, once for each visitor and local day.
 * @returns the employer's address, https only
 * @throws Problem `not_found` for an ad that does not exist or has no address to open; `job_closed` (409)
 */
export async function openJobElsewhere(services: Services, jobId: number, visitor: Visitor): Promise<string> {
  const { db, clock } = services;
  const [found] = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(eq(jobs.id, jobId), accountIsActive()))
    .limit(1);
  const job = found?.job;
  const address = shownAddress(job?.realUrl ?? null, 'https');
  if (!job?.isRedirect || !address) throw new Problem('not_found');
  if (!isLive(lifeOf(job), clock.now())) throw new Problem('job_closed');
  await recordClick(services, job, visitor);
  return address;
}
