export { candidateFor, displayName, displayNameFor } from './display-name.ts';
export { listCandidates } from './list-candidates.ts';
export { findSeenCv } from './opening/find-seen-cv.ts';
export { membershipRequired, payingViewer, type Viewer, viewerOf } from './viewer.ts';
export { readVisits } from './visits/visits.ts';
