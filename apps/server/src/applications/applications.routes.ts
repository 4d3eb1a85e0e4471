import {
  applyJob,
  getJobAds,
  setJobApplySeenStatus,
  withdrawApplication as withdrawCall,
} from '@jobblik/contract/applications/applications.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { applyToJob } from './apply-to-job.ts';
import { ownApplicationsRoutes } from './own/own-applications.routes.ts';
import { ownJob } from './review/own-job.ts';
import { readAd } from './review/read-ad.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { seeApplications } from './see-applications.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationsRoutes: readonly ServedCall[] = [
  serve(applyJob, async ({ body, files, who }, services) =>
    applyToJob(services, who, { jobId: body.job_id, message: body.message, uuid: body.uuid, files }),
  ),
  serve(withdrawCall, async ({ body, who }, services) => withdrawApplication(services, who, body.application_id)),
  serve(getJobAds, async ({ params, who }, services) => readAd(services, who, params.job_id)),
  serve(setJobApplySeenStatus, async ({ params, query, who }, services) => {
    const job = await ownJob(services, who, params.job_id);
    await seeApplications(services, who.userId, { jobId: job.id, applicationId: query.application_id });
    return { result: 'success' };
  }),
  ...ownApplicationsRoutes,
  ...reviewRoutes,
];
