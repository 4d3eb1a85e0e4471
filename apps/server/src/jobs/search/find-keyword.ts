import { type Found, findKeyword as findIn } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { findByWords, type KeywordHits, nearWords, noHits, wordsInUse } from './keyword-hits.queries.ts';

/** Words that every ad could say; they are left out where another word stands beside them. */
export const fillers = new Set(
  'job jobs jobbet jobopslag stilling stillinger stillingen ledig ledige ledigt soeges soeger arbejde arbejder vacancy'.split(
    ' ',
  ),
);

export type FoundByKeyword = Found<KeywordHits>;

/**
 * Finds ads by what a person typed: every word, else with misspelt words mended, else any of the words.
 * @param keyword not blank
 */
export async function findKeyword(db: Database, keyword: string): Promise<FoundByKeyword> {
  return await findIn(keyword, {
    fillers,
    find: (query) => findByWords(db, query),
    count: (hits) => hits.jobIds.length,
    none: noHits,
    inUse: (words) => wordsInUse(db, words),
    near: (word) => nearWords(db, word),
  });
}
