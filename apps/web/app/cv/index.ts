export { CandidateRow, CandidateRows } from './candidate-row';
