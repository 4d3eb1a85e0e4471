// The search folders know it by this name.
export { memoizePerDatabase as prepared } from './memoize-per-database.ts';
