export { CandidateAvatar } from './candidate/candidate-avatar';
export { CandidatePaper } from './candidate/candidate-paper';
export { CandidateRow, CandidateRows } from './candidate/candidate-row';
export { candidatePath, useCandidateName } from './candidate/candidate-words';
export { type CvSearchAddress, cvSearchQuery, plainCvSearch, readCvSearch } from './search/search-address';
