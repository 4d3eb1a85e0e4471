/**
 * Search for documents by words and attributes, both cached in memory and as current as the database. It knows neither the language nor
 * the kind of the documents: the declaration of an index names both.
 */
export { choice, choices, day, flag, id, ids, instant } from './attributes.ts';
export { defineSearchIndex } from './define-search-index.ts';
export { expansionKinds } from './expansion.ts';
export type { Indexed, IndexTerms } from './language.ts';
export { older } from './memory/facet-counter.ts';
export {
  allOf,
  anyOf,
  isEmptyQuery,
  mapTerms,
  matches,
  type QueryNode,
  type QueryTerm,
  toTsquery,
  withoutPrefixes,
} from './query-tree.ts';
export { indexTables } from './rows/tables.ts';
export type { IndexRow } from './rows/write-rows.ts';
export type { SearchableTexts, UsedWord } from './searchable-texts.ts';
