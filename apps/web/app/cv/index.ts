export { CandidateRow, CandidateRows } from './candidate/candidate-row';
export { type CvSearchAddress, cvSearchQuery, plainCvSearch, readCvSearch } from './search/search-address';
