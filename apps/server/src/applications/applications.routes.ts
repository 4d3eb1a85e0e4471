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

const applyResults = { not_a_seeker: 'error', applied_before: 'failed' } as const;

export const applicationsRoutes: readonly ServedCall[] = [
  serve(applyJob, async ({ body, files, who }, services) => {
    const outcome = await applyToJob(services, who, {
      jobId: body.job_id,
      message: body.message,
      uuid: body.uuid,
      files,
      answers: body.answers,
      fromCv: { documentId: body.cv_document_id, videoId: body.cv_video_id },
    });
    return 'refused' in outcome
      ? { result: applyResults[outcome.refused], application_id: null }
      : { result: 'success', application_id: outcome.applicationId };
  }),
  serve(withdrawCall, async ({ body, who }, services) => ({
    result: (await withdrawApplication(services, who, body.application_id)) ? 'success' : 'failed',
  })),
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
