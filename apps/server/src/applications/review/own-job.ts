import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { findJobBrief, type JobBrief, jobs } from '../../jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import { mayReadApplications } from '../applications.policy.ts';

export interface OwnJob extends JobBrief {
  /** Places of the ad. */
  cityIds: number[];
}

/**
 * An ad of the calling employer, in any state.
 * @throws Problem `not_found`, also for another employer's ad: its existence is not revealed
 */
export async function ownJob(services: Services, who: SignedIn, jobId: number): Promise<OwnJob> {
  const [job, [place]] = await Promise.all([
    findJobBrief(services.db, jobId, services.clock.now()),
    services.db.select({ cityIds: jobs.cityIds }).from(jobs).where(eq(jobs.id, jobId)),
  ]);
  if (!job || !place || !mayReadApplications(who, job)) throw new Problem('not_found');
  return { ...job, ...place };
}
