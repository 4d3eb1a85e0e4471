export { jobFacts } from './job-facts';
export { JobListRow } from './job-list-row';
export { useSavedJobs } from './use-saved-jobs';
