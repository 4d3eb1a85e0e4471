export { CandidateRow, CandidateRows } from './candidate/candidate-row';
export { CvPaperView } from './own/cv-paper';
export { type CvSearchAddress, cvSearchQuery, plainCvSearch, readCvSearch } from './search/search-address';
