export { jobFacts } from './job-facts';
export { JobListRow } from './job-list-row';
export { readSearch, type SearchAddress, writeSearch } from './search-address';
export { useSavedJobs } from './use-saved-jobs';
