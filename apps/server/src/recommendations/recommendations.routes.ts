import {
  dismissRecommendedJob,
  getRecommendedCandidates,
  getRecommendedJobs,
  restoreRecommendedJob,
} from '@jobblik/contract/recommendations/recommendations.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { recommendCandidates } from './candidates/recommend-candidates.ts';
import { dismissJob, restoreJob } from './jobs/dismiss-job.ts';
import { recommendJobs } from './jobs/recommend-jobs.ts';

export const recommendationsRoutes: readonly ServedCall[] = [
  serve(getRecommendedCandidates, async ({ who, params, query }, services) =>
    recommendCandidates(services, who, { jobId: params.id, most: query.most }),
  ),
  serve(getRecommendedJobs, async ({ who, query }, services) => recommendJobs(services, who, query.most)),
  serve(dismissRecommendedJob, async ({ who, body }, services) => {
    await dismissJob(services, who, body.job_id);
    return { result: 'success' };
  }),
  serve(restoreRecommendedJob, async ({ who, body }, services) => {
    await restoreJob(services, who, body.job_id);
    return { result: 'success' };
  }),
];
