import { type SQL, sql } from 'drizzle-orm';
import type { QueryTerm } from '../../danish/index.ts';

/** Stands before a word of a weighted field among all words of a document. No term that is typed begins so. */
const weightedMark = '^';

/** The same before a word of the title or of its parts. */
const titleMark = '=';

/** The term by which documents are found that have a term in a weighted field, or in the title where the term says so. */
export function inWeightedFields(term: QueryTerm): QueryTerm {
  if ('prefix' in term) return { prefix: weightedMark + term.prefix };
  return { word: (term.inTitle ? titleMark : weightedMark) + term.word };
}

/** The term by which documents are found that have a term where it says; terms that do not say so are found anywhere. */
export function whereItSays(term: QueryTerm): QueryTerm {
  return term.inFields || ('word' in term && term.inTitle) ? inWeightedFields(term) : term;
}

/** The weighted fields as a tsvector, for `insert … select` from columns `title`, `parts` and `related` of weighted lexemes. */
export const weightedFieldsOf: SQL = sql.raw('title::tsvector || parts::tsvector || related::tsvector');

/**
 * All words of a document, for `insert … select` from columns `weighted_fields` and `body`. Those of the weighted fields stand there
 * once more with a mark, those of the title with another: one narrow index answers which documents have a word, and which have it where.
 */
export const wordsOf: SQL = sql.raw(
  `weighted_fields || body::tsvector
    || array_to_tsvector(array(select '${weightedMark}' || word from unnest(tsvector_to_array(weighted_fields)) as word))
    || array_to_tsvector(array(select '${titleMark}' || word from unnest(tsvector_to_array(ts_filter(weighted_fields, '{a,b}'))) as word))`,
);
