/**
 * Search for documents by words and attributes, both cached in memory and as current as the database. Independent of the domain.
 */
export { choice, choices, day, flag, id, ids, instant } from './attributes.ts';
export { defineSearchIndex } from './define-search-index.ts';
export { older } from './memory/facet-counter.ts';
export { indexTables } from './rows/tables.ts';
export type { IndexRow } from './rows/write-rows.ts';
