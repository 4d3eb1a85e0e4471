import type { AgentCriteria } from '@jobblik/contract/agents/agents.rules';
import { readKeyword, wishQuery } from '../../jobs/index.ts';
import { type QueryNode, termsOf, toTsquery } from '../../platform/danish/index.ts';
import { citiesNear, keyPlaceOf, regionsOf } from './place-ids.ts';

/** A row of `job_agent_keys` without its agent. */
export interface AgentKey {
  companyId: number;
  word: string;
  placeId: number;
  categoryId: number;
  wordsQuery: string;
  jobTypes: number;
  exact: boolean;
}

/** Most rows of one agent; beyond it, some choices are left out of the keys and the agent's own row is evaluated. */
const mostKeys = 200;

/** Bits 1 to 5. */
const anyJobType = 0b111110;

/** The keys that an ad must match for the agent to be evaluated; see `jobAgentKeys`. */
export function keysOf(criteria: AgentCriteria): AgentKey[] {
  const { companyIds, categoryIds, placeIds, near, keywords, jobTypeIds, wishIds } = criteria;
  // Criteria that no key contains are evaluated in the agent's own row.
  const isCoveredByKey = near === null && criteria.remoteIds.length === 0 && !criteria.payShown;
  const jobTypes = jobTypeIds.length > 0 ? jobTypeIds.reduce((bits, id) => bits | (1 << id), 0) : anyJobType;
  if (companyIds.length > 0) {
    const exact = isCoveredByKey && categoryIds.length + placeIds.length + keywords.length + wishIds.length === 0;
    const any = { word: '', wordsQuery: '', placeId: 0, categoryId: 0 };
    return companyIds.map((companyId) => ({ ...any, companyId, jobTypes, exact }));
  }
  const ofWishes = toTsquery(wishQuery(wishIds));
  const words = (keywords.length > 0 ? wordsOf(keywords) : [{ word: '', wordsQuery: '' }]).map((one) => ({
    ...one,
    wordsQuery: [one.wordsQuery, ofWishes].filter(Boolean).join(' & '),
  }));
  let places = placesOf([...placeIds, ...citiesNear(near)].map(keyPlaceOf));
  let categories = categoryIds.length > 0 ? [...categoryIds] : [0];
  const tooMany = () => words.length * places.length * categories.length > mostKeys;
  // The regions of a wide circle are more selective than leaving out the categories.
  if (near && tooMany()) places = placesOf([...placeIds.map(keyPlaceOf), ...regionsOf(citiesNear(near))]);
  const exact = isCoveredByKey && !tooMany();
  if (tooMany()) categories = [0];
  if (words.length * places.length > mostKeys) places = [0];
  return words.flatMap((word) =>
    places.flatMap((placeId) =>
      categories.map((categoryId) => ({ ...word, companyId: 0, placeId, categoryId, jobTypes, exact })),
    ),
  );
}

/** Each place once; 0 for any. */
function placesOf(ids: readonly number[]): number[] {
  return ids.length > 0 ? [...new Set(ids)] : [0];
}

/** Lexemes of which a fitting ad has at least one, each with the query that the ad must also match. */
function wordsOf(keywords: readonly string[]): Pick<AgentKey, 'word' | 'wordsQuery'>[] {
  const queries = new Map<string, Set<string>>();
  for (const { lexemes, wordsQuery } of keywords.map(anchorOf)) {
    for (const lexeme of lexemes) queries.set(lexeme, (queries.get(lexeme) ?? new Set()).add(wordsQuery));
  }
  return [...queries].flatMap(([word, wordsQueries]) =>
    (wordsQueries.has('') ? [''] : [...wordsQueries]).map((wordsQuery) => ({ word, wordsQuery })),
  );
}

/** The longest of several words is usually the rarest: an ad must have one of its forms, or all words written as one compound. */
function anchorOf(keyword: string): { lexemes: readonly string[]; wordsQuery: string } {
  const query = readKeyword(keyword);
  const all = lexemesOf(query);
  if (!asksForSeveral(query)) return { lexemes: all, wordsQuery: '' };
  const terms = keyword
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => ({ word, lexemes: lexemesOf(readKeyword(word)).filter((lexeme) => all.includes(lexeme)) }))
    .filter(({ lexemes }) => lexemes.length > 0);
  const longest = terms.toSorted((a, b) => b.word.length - a.word.length)[0];
  if (!longest) return { lexemes: all, wordsQuery: toTsquery(query) };
  const inWords = new Set(terms.flatMap(({ lexemes }) => lexemes));
  const compounds = all.filter((lexeme) => !inWords.has(lexeme));
  return { lexemes: [...longest.lexemes, ...compounds], wordsQuery: toTsquery(query) };
}

function lexemesOf(query: QueryNode): string[] {
  return termsOf(query).flatMap((term) => ('word' in term ? [term.word] : []));
}

/** Whether an ad needs more than one word to fit. */
function asksForSeveral(query: QueryNode): boolean {
  return 'all' in query || ('any' in query && query.any.some(asksForSeveral));
}
