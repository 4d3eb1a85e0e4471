import { type SQL, sql } from 'drizzle-orm';
import type { QueryTerm } from '../query-tree.ts';

/** Prefix of words of weighted fields among all words of a document. No typed term has this prefix. */
const weightedPrefix = '^';

/** Prefix of words of the title or its parts. */
const titlePrefix = '=';

/** The term that matches only weighted fields, or only the title for terms with `inTitle`. */
export function inWeightedFields(term: QueryTerm): QueryTerm {
  if ('prefix' in term) return { prefix: weightedPrefix + term.prefix };
  return { word: (term.inTitle ? titlePrefix : weightedPrefix) + term.word };
}

/** The term that matches the fields of `inTitle` or `inFields`; other terms match anywhere. */
export function whereItSays(term: QueryTerm): QueryTerm {
  return term.inFields || ('word' in term && term.inTitle) ? inWeightedFields(term) : term;
}

/** The weighted fields as a tsvector, for `insert … select` from columns `title`, `parts` and `related` of weighted lexemes. */
export const weightedFieldsOf: SQL = sql.raw('title::tsvector || parts::tsvector || related::tsvector');

/**
 * All words of a document, for `insert … select` from columns `weighted_fields` and `body`. Words of the weighted fields are
 * repeated with a prefix, those of the title with another prefix, so that one narrow index finds the documents with a word in any
 * field.
 */
export const wordsOf: SQL = sql.raw(
  `weighted_fields || body::tsvector
    || array_to_tsvector(array(select '${weightedPrefix}' || word from unnest(tsvector_to_array(weighted_fields)) as word))
    || array_to_tsvector(array(select '${titlePrefix}' || word from unnest(tsvector_to_array(ts_filter(weighted_fields, '{a,b}'))) as word))`,
);
