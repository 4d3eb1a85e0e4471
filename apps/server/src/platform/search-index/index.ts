/** Documents found by their words and attributes, both kept in memory as new as the database. Knows tables and words, no domain. */
export { choice, choices, day, flag, id, ids, instant } from './attributes.ts';
export { defineSearchIndex } from './define-search-index.ts';
export { older } from './memory/facet-counter.ts';
export { indexTables } from './rows/tables.ts';
export type { IndexRow } from './rows/write-rows.ts';
