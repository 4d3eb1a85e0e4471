import {
  applyJob,
  getJobAds,
  openApplication as openCall,
  setJobApplySeenStatus,
  withdrawApplication as withdrawCall,
} from '@jobblik/contract/applications/applications.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { applyToJob } from './apply-to-job.ts';
import { clearNewApplications } from './clear-new-applications.ts';
import { ownApplicationsRoutes } from './own/own-applications.routes.ts';
import { openApplication } from './review/open-application.ts';
import { ownJob } from './review/own-job.ts';
import { readAd } from './review/read-ad.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const applicationsRoutes: readonly ServedCall[] = [
  serve(applyJob, async ({ body, files, who }, services) =>
    applyToJob(services, who, {
      jobId: body.job_id,
      message: body.message,
      uuid: body.uuid,
      files,
      answers: body.answers,
      fromCv: { documentId: body.cv_document_id, videoId: body.cv_video_id },
    }),
  ),
  serve(withdrawCall, async ({ body, who }, services) => withdrawApplication(services, who, body.application_id)),
  serve(getJobAds, async ({ params, who }, services) => readAd(services, who, params.job_id)),
  serve(setJobApplySeenStatus, async ({ params, who }, services) => {
    const job = await ownJob(services, who, params.job_id);
    await clearNewApplications(services, who.userId, job.id);
    return { result: 'success' };
  }),
  serve(openCall, async ({ body, who }, services) => {
    const { seenAt, seenBy } = await openApplication(services, who, body.application_id);
    return { result: 'success', seen_at: seenAt?.toISOString() ?? '', seen_by: seenBy };
  }),
  ...ownApplicationsRoutes,
  ...reviewRoutes,
];
