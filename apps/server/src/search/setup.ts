export { isOneMeaning } from './expand-query.ts';
