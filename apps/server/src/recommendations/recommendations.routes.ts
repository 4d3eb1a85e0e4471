import {
  dismissRecommendedCandidate,
  dismissRecommendedJob,
  getRecommendedCandidates,
  getRecommendedJobs,
  restoreRecommendedCandidate,
  restoreRecommendedJob,
} from '@jobblik/contract/recommendations/recommendations.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { dismissCandidate, restoreCandidate } from './candidates/dismiss-candidate.ts';
import { recommendCandidates } from './candidates/recommend-candidates.ts';
import { dismissJob, restoreDismissedJob } from './jobs/dismiss-job.ts';
import { recommendJobs } from './jobs/recommend-jobs.ts';

export const recommendationsRoutes: readonly ServedCall[] = [
  serve(getRecommendedCandidates, async ({ who, params, query }, services) =>
    recommendCandidates(services, who, { jobId: params.id, most: query.most }),
  ),
  serve(dismissRecommendedCandidate, async ({ who, body }, services) => {
    await dismissCandidate(services, who, { jobId: body.job_id, userId: body.user_id });
    return { result: 'success' };
  }),
  serve(restoreRecommendedCandidate, async ({ who, body }, services) => {
    await restoreCandidate(services, who, { jobId: body.job_id, userId: body.user_id });
    return { result: 'success' };
  }),
  serve(getRecommendedJobs, async ({ who, query }, services) => recommendJobs(services, who, query.most)),
  serve(dismissRecommendedJob, async ({ who, body }, services) => {
    await dismissJob(services, who, body.job_id);
    return { result: 'success' };
  }),
  serve(restoreRecommendedJob, async ({ who, body }, services) => {
    await restoreDismissedJob(services, who, body.job_id);
    return { result: 'success' };
  }),
];
