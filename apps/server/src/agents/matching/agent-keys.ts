import { wishQuery, wishTags } from '../../jobs/search/index.ts';
import { type QueryNode, toTsquery } from '../../platform/search/index.ts';
import { openTag } from '../../search/documents/index.ts';
import type { ReadCriteria } from './agent-criteria.ts';
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
export function keysOf(criteria: ReadCriteria): AgentKey[] {
  const { companyIds, categoryIds, placeIds, near, queries, jobTypeIds, wishIds } = criteria;
  // Criteria that no key contains are evaluated in the agent's own row.
  const isCoveredByKey = near === null && criteria.remoteIds.length === 0 && !criteria.payShown;
  const jobTypes = jobTypeIds.length > 0 ? jobTypeIds.reduce((bits, id) => bits | (1 << id), 0) : anyJobType;
  if (companyIds.length > 0) {
    const exact = isCoveredByKey && categoryIds.length + placeIds.length + queries.length + wishIds.length === 0;
    const any = { word: '', wordsQuery: '', placeId: 0, categoryId: 0 };
    return companyIds.map((companyId) => ({ ...any, companyId, jobTypes, exact }));
  }
  const ofWishes = toTsquery(wishQuery(wishIds));
  const words = (queries.length > 0 ? wordsOf(queries) : [{ word: '', wordsQuery: '' }]).map((one) => ({
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
function wordsOf(queries: readonly QueryNode[]): Pick<AgentKey, 'word' | 'wordsQuery'>[] {
  const byWord = new Map<string, Set<string>>();
  for (const query of queries) {
    const lexemes = anchorsOf(query);
    const wordsQuery = lexemes && isAnyWord(query) ? '' : toTsquery(query);
    for (const lexeme of lexemes ?? ['']) byWord.set(lexeme, (byWord.get(lexeme) ?? new Set()).add(wordsQuery));
  }
  return [...byWord].flatMap(([word, wordsQueries]) =>
    (wordsQueries.has('') ? [''] : [...wordsQueries]).map((wordsQuery) => ({ word, wordsQuery })),
  );
}

/** Words of which each document of a query has at least one; undefined if the beginning of a word is enough. */
function anchorsOf(query: QueryNode): readonly string[] | undefined {
  if ('word' in query) return [query.word];
  if ('prefix' in query || 'not' in query) return undefined;
  if ('all' in query) {
    const choices = query.all.map(anchorsOf).filter((words) => words !== undefined);
    return choices.toSorted((a, b) => rarity(b) - rarity(a))[0];
  }
  const operands = query.any.map(anchorsOf);
  if (!operands.every((words) => words !== undefined)) return undefined;
  const words = new Set(operands.flat());
  // A document with a word in its title or labels has the word.
  return [...words].filter((word) => !words.has(anywhere(word)));
}

/** `kok` of `^kok`; '' for words that match anywhere. */
function anywhere(word: string): string {
  return /^[\^=]/.test(word) ? word.slice(1) : '';
}

/** The longest of several words is usually the rarest. Markers of wishes and titles are in many ads. */
function rarity([word = '']: readonly string[]): number {
  return isTag(word) ? 0 : word.length;
}

function isTag(word: string): boolean {
  return word === openTag || phraseTag.test(word) || wishTags.includes(word);
}

const phraseTag = /^w0/;

/** Whether an ad with any of the words fits. */
function isAnyWord(query: QueryNode): boolean {
  return 'word' in query || ('any' in query && query.any.every(isAnyWord));
}
