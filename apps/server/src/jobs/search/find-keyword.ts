import { correct, fold, type ParsedQuery, parseQuery } from '../../platform/danish/index.ts';
import type { Database } from '../../platform/db/db.ts';
import { findByWords, type KeywordHits, nearWords, noHits, wordsInUse } from './keyword-hits.queries.ts';

/** Words that every ad could say; they are left out where another word stands beside them. */
export const fillers = new Set(
  'job jobs jobbet jobopslag stilling stillinger stillingen ledig ledige ledigt soeges soeger arbejde arbejder vacancy'.split(
    ' ',
  ),
);

/** With so few hits a word may have been misspelt. */
const few = 3;

export interface FoundByKeyword {
  hits: KeywordHits;
  /** What was searched for as well, when nothing was found for what was typed. */
  corrected: string | null;
  /** Nothing has every word; these have some. */
  isNear: boolean;
}

/**
 * Finds ads by what a person typed: every word, else with misspelt words mended, else any of the words.
 * @param keyword not blank
 */
export async function findKeyword(db: Database, keyword: string): Promise<FoundByKeyword> {
  const query = parseQuery(keyword, { fillers });
  if (query.tsquery === '') return { hits: noHits, corrected: null, isNear: false };
  const hits = await findByWords(db, allOf(query));
  if (hits.jobIds.length < few && query.fuzzy.length > 0) {
    const corrections = await correctionsOf(db, query.fuzzy);
    if (corrections.size > 0) {
      const meant = new Map([...corrections].map(([word, { words }]) => [word, words]));
      const mended = parseQuery(keyword, { fillers, corrections: meant });
      const found = await findByWords(db, allOf(mended));
      if (found.jobIds.length > hits.jobIds.length) {
        const corrected = hits.jobIds.length === 0 ? withCorrections(keyword, corrections) : null;
        return { hits: found, corrected, isNear: false };
      }
    }
  }
  if (hits.jobIds.length > 0 || query.any === query.tsquery) return { hits, corrected: null, isNear: false };
  const near = await findByWords(db, { ...allOf(query), match: query.any });
  return { hits: near, corrected: null, isNear: near.jobIds.length > 0 };
}

function allOf(query: ParsedQuery) {
  return { match: query.tsquery, exact: query.exact, any: query.any };
}

interface Meant {
  /** Words that it may have been meant to be, folded, the likeliest first. */
  words: string[];
  /** The likeliest as ads write it. */
  shown: string;
}

/** Typed words that no title uses, with what they may have been meant to be. */
async function correctionsOf(db: Database, fuzzy: readonly string[]): Promise<Map<string, Meant>> {
  const unknown = fuzzy.slice(0, 4);
  const used = await wordsInUse(db, unknown);
  const corrections = new Map<string, Meant>();
  for (const word of unknown.filter((one) => !used.has(one))) {
    const near = await nearWords(db, word);
    const words = correct(word, near).map((correction) => correction.word);
    const shown = near.find((one) => one.word === words[0])?.shown;
    if (shown) corrections.set(word, { words, shown });
  }
  return corrections;
}

/** The keyword with the likeliest correction in the place of each misspelt word. */
function withCorrections(keyword: string, corrections: ReadonlyMap<string, Meant>): string {
  return keyword
    .split(/(\s+)/)
    .map((word) => corrections.get(fold(word).replace(/[^\p{L}\p{N}]/gu, ''))?.shown ?? word)
    .join('');
}
