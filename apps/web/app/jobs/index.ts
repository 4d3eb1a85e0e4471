export { jobFacts } from './job-facts';
export { JobListRow } from './job-list-row';
export { type SavedJobs, useSavedJobs } from './use-saved-jobs';
