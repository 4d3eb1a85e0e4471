import { type SQL, sql } from 'drizzle-orm';
import type { QueryTerm } from '../danish/index.ts';

/** This file: texts are to be indexed anew when it changes. */
export const indexedWordsFile = new URL(import.meta.url);

/** Stands before a word of a head among the words of its text. No word that is typed begins so. */
const headMark = '^';

/** The term by which texts are found that have a term in their head. */
export function inHead(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: headMark + term.word } : { prefix: headMark + term.prefix };
}

/** The words of a head out of lexemes, for `insert … select` from columns `title`, `parts` and `related`. */
export const headOf: SQL = sql.raw(
  ['title', 'parts', 'related']
    .map((column, at) => `setweight(to_tsvector('simple', ${column}), '${'ABC'[at]}')`)
    .join(' || '),
);

/**
 * All words of a text, for `insert … select` from columns `head` and `body`. Those of the head stand there once more with a mark: one
 * narrow index answers both where a word stands and where it matters.
 */
export const wordsOf: SQL = sql.raw(
  `head || setweight(to_tsvector('simple', body), 'D')
    || array_to_tsvector(array(select '${headMark}' || word from unnest(tsvector_to_array(head)) as word))`,
);
