export { CandidateRow, CandidateRows } from './candidate/candidate-row';
