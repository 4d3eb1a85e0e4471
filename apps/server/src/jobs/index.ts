export {
  type ApplicationBrief,
  type ApplicationFacts,
  type OfEmployer,
  provideApplicationFacts,
  type RecentApplication,
} from './application-facts.ts';
export { findJobBrief, findJobForApplying, type JobBrief } from './find-job.ts';
export { type InterviewFacts, provideInterviewFacts } from './interview-facts.ts';
export { type JobOptions, makeEmployer, makeJob, makeJobs, makeVisits, removeJobsOf } from './jobs.factory.ts';
export { jobsNotices } from './jobs.notices.ts';
export { lifeOf } from './jobs.present.ts';
export { jobsRoutes } from './jobs.routes.ts';
export { type JobRow, jobs } from './jobs.tables.ts';
export { keepSearch, registerJobs } from './jobs.tasks.ts';
export { listCards } from './list-cards.ts';
export { type AdsWanted, findLiveAds, readWords } from './search/find-live-ads.ts';
export { indexVersion } from './search/index-version.ts';
export { countLiveAds } from './search/live-counts.ts';
export { jobAddresses, searchAddresses } from './sitemap.ts';
