import type { getJobAds } from '@jobblik/contract/applications/applications.api';
import type { CallResult } from '@jobblik/contract/kernel/call';
import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { membershipOf } from '../../membership/index.ts';
import type { Services } from '../../platform/services.ts';
import { countApplications, findListed, listApplications, visitsOfAd } from '../applications.queries.ts';
import { presentApplications } from '../read-applications.ts';
import { employerNameOf } from './employer-name.ts';
import { ownJob } from './own-job.ts';

/** Days of visits in the response. */
const shownDays = 14;
/** Most applications in the response; the call with filters has pages. */
const shownApplications = 50;

/**
 * An ad of the employer with its numbers and its newest applications (2§7).
 * @throws Problem `not_found` for an ad that is not the employer's
 */
export async function readAd(services: Services, who: SignedIn, jobId: number): Promise<CallResult<typeof getJobAds>> {
  const { db, clock } = services;
  const job = await ownJob(services, who, jobId);
  const which = { jobId: job.id, sampleOnly: who.demo };
  const from = shiftDate(localDateOf(clock.now()), 1 - shownDays);
  const [counts, { visits, days }, listed, membership, employer] = await Promise.all([
    countApplications(db, which),
    visitsOfAd(db, job.id, from),
    listApplications(db, which, { sort: 'age', limit: shownApplications, offset: 0 }),
    membershipOf(db, who.userId, clock.now()),
    employerNameOf(db, job.id),
  ]);
  return {
    job: {
      id: job.id,
      seo: job.seo,
      title: job.title,
      state: job.state,
      employer_name: employer,
      job_deadline_date: job.deadline,
      created_at: job.createdAt.toISOString(),
      job_apply_count: counts.all,
      job_apply_reject_count: counts.rejected,
      interviews_count: counts.interviews,
      job_visit_count: visits,
      job_visit_days: Array.from(
        { length: shownDays },
        (_, at) => days.find(({ day }) => day === shiftDate(from, at))?.visits ?? 0,
      ),
      job_apply: await presentApplications(services, job, listed),
    },
    membership,
  };
}

/** @throws Problem `not_found`, also for an application to another employer's ad */
export async function readApplication(services: Services, who: SignedIn, applicationId: number) {
  const listed = await findListed(services.db, applicationId, who.demo);
  if (!listed) throw new Problem('not_found');
  const job = await ownJob(services, who, listed.application.jobId);
  const [application] = await presentApplications(services, job, [listed]);
  if (!application) throw new Problem('not_found');
  return { application };
}
