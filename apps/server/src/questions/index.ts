export { asks } from './questions.tables.ts';
