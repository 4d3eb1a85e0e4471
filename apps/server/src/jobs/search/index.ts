export { type AdFilters, findLiveAds, hasWord, keywordVersion, readKeyword } from './find-live-ads.ts';
export { jobIndex } from './job-index.ts';
export { liveAt } from './search-filters.ts';
export { searchJobs } from './search-jobs.ts';
export { isStudentTitle, wishQuery, wishTags } from './wish-tags.ts';
