export {
  type ApplicationBrief,
  type ApplicationFacts,
  provideApplicationFacts,
  type RecentApplication,
} from './application-facts.ts';
export { findJobBrief, findJobForApplying, type JobBrief } from './find-job.ts';
export { type JobOptions, makeEmployer, makeJob, makeJobs, makeVisits, removeJobsOf } from './jobs.factory.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { type JobRow, jobs } from './jobs.tables.ts';
export { keepSearch, registerJobs } from './jobs.tasks.ts';
export { countLiveAds } from './search/live-counts.ts';
export { jobAddresses, searchAddresses } from './sitemap.ts';
