export { CandidateAvatar } from './candidate/candidate-avatar';
export { CandidateRow, CandidateRows } from './candidate/candidate-row';
export { candidatePath, useCandidateName } from './candidate/candidate-words';
export { CvPaperView } from './own/cv-paper';
export { type CvSearchAddress, cvSearchQuery, plainCvSearch, readCvSearch } from './search/search-address';
