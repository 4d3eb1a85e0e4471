import { type SQL, sql } from 'drizzle-orm';
import type { QueryTerm } from '../../danish/index.ts';

/** Stands before a word of a weighted field among all words of a document. No term that is typed begins so. */
const weightedMark = '^';

/** The term by which documents are found that have a term in a weighted field. */
export function inWeightedFields(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: weightedMark + term.word } : { prefix: weightedMark + term.prefix };
}

/** The weighted fields as a tsvector, for `insert … select` from columns `title` (weight A), `parts` (B) and `related` (C). */
export const weightedFieldsOf: SQL = sql.raw(
  ['title', 'parts', 'related']
    .map((column, at) => `setweight(to_tsvector('simple', ${column}), '${'ABC'[at]}')`)
    .join(' || '),
);

/**
 * All words of a document, for `insert … select` from columns `weighted_fields` and `body`. Those of the weighted fields stand there
 * once more with a mark: one narrow index answers both which documents have a word and which have it in a weighted field.
 */
export const wordsOf: SQL = sql.raw(
  `weighted_fields || setweight(to_tsvector('simple', body), 'D')
    || array_to_tsvector(array(select '${weightedMark}' || word from unnest(tsvector_to_array(weighted_fields)) as word))`,
);
