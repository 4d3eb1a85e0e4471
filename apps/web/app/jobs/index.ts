export { jobKeyFacts } from './ad/job-key-facts';
export { jobPath, payText } from './ad/job-texts';
export type { JobFormDraft } from './form/draft/job-form-draft';
export { useSavedJobs } from './saved/use-saved-jobs';
export { JobListRow } from './search/job-list-row';
export { readSearch, type SearchAddress, writeSearch } from './search/search-address';
