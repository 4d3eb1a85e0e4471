import {
  applyJob,
  getJobAds,
  setJobApplySeenStatus,
  withdrawApplication as withdrawCall,
} from '@jobblik/contract/applications/applications.api';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { findJobBrief } from '../jobs/index.ts';
import { membershipOf } from '../membership/index.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { mayReadApplications } from './applications.policy.ts';
import { countApplications } from './applications.queries.ts';
import { applyToJob } from './apply-to-job.ts';
import { readApplications } from './read-applications.ts';
import { seeApplications } from './see-applications.ts';
import { withdrawApplication } from './withdraw-application.ts';

/** @throws Problem `not_found`, also for another employer's ad: that it exists is nobody's business */
async function ownJob(services: Services, who: SignedIn, jobId: number) {
  const job = await findJobBrief(services.db, jobId, services.clock.now());
  if (!job || !mayReadApplications(who, job)) throw new Problem('not_found');
  return job;
}

export const applicationsRoutes = [
  serve(applyJob, async ({ body, files, who }, services) =>
    applyToJob(services, who, { jobId: body.job_id, message: body.message, uuid: body.uuid, files }),
  ),
  serve(withdrawCall, async ({ body, who }, services) => withdrawApplication(services, who, body.application_id)),
  serve(getJobAds, async ({ params, who }, services) => {
    const job = await ownJob(services, who, params.job_id);
    const which = { jobId: job.id, sampleOnly: who.demo };
    const counts = await countApplications(services.db, which);
    return {
      job: {
        id: job.id,
        seo: job.seo,
        title: job.title,
        state: job.state,
        job_deadline_date: job.deadline,
        created_at: job.createdAt.toISOString(),
        job_apply_count: counts.all,
        job_apply_reject_count: counts.rejected,
        job_apply: await readApplications(services.db, services.files, which),
      },
      membership: await membershipOf(services.db, who.userId, services.clock.now()),
    };
  }),
  serve(setJobApplySeenStatus, async ({ params, who }, services) => {
    const job = await ownJob(services, who, params.job_id);
    await seeApplications(services, who.userId, job.id);
    return { result: 'success' };
  }),
];
