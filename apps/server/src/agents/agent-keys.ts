import type { AgentCriteria } from '@jobblik/contract/agents/agents.rules';
import { readWords } from '../jobs/index.ts';
import { keyPlaceOf } from './place-ids.ts';

/** A row of `job_agent_keys` without its agent. */
export interface AgentKey {
  companyId: number;
  word: string;
  placeId: number;
  categoryId: number;
  jobTypes: number;
  exact: boolean;
}

/** Rows that one agent may have; beyond it, combinations give way to asking the agent itself. */
const mostKeys = 200;

/** Bits 1 to 5. */
const anyJobType = 0b111110;

/** What an ad must have for the agent to be looked at; see `jobAgentKeys`. */
export function keysOf(criteria: AgentCriteria): AgentKey[] {
  const { companyIds, categoryIds, placeIds, keywords, jobTypeIds } = criteria;
  const jobTypes = jobTypeIds.length > 0 ? jobTypeIds.reduce((bits, id) => bits | (1 << id), 0) : anyJobType;
  if (companyIds.length > 0) {
    const exact = categoryIds.length + placeIds.length + keywords.length === 0;
    return companyIds.map((companyId) => ({ companyId, word: '', placeId: 0, categoryId: 0, jobTypes, exact }));
  }
  const words = keywords.length > 0 ? wordsOf(keywords) : new Map([['', true]]);
  let places = placeIds.length > 0 ? [...new Set(placeIds.map(keyPlaceOf))] : [0];
  let categories = categoryIds.length > 0 ? [...categoryIds] : [0];
  let whole = true;
  if (words.size * places.length * categories.length > mostKeys) {
    whole = false;
    categories = [0];
  }
  if (words.size * places.length > mostKeys) places = [0];
  return [...words].flatMap(([word, exact]) =>
    places.flatMap((placeId) =>
      categories.map((categoryId) => ({ companyId: 0, word, placeId, categoryId, jobTypes, exact: exact && whole })),
    ),
  );
}

/** Lexemes of which a fitting ad has at least one, and whether having it is enough. */
function wordsOf(keywords: readonly string[]): Map<string, boolean> {
  const words = new Map<string, boolean>();
  for (const keyword of keywords) {
    const { lexemes, exact } = anchorOf(keyword);
    for (const lexeme of lexemes) words.set(lexeme, exact || (words.get(lexeme) ?? false));
  }
  return words;
}

/**
 * The longest of several words is the rarest as a rule: an ad must have it in one of its forms, or all of them written as one
 * compound.
 */
function anchorOf(keyword: string): { lexemes: readonly string[]; exact: boolean } {
  const query = readWords(keyword);
  const all = lexemesOf(query);
  if (!query.includes('&')) return { lexemes: all, exact: true };
  const terms = keyword
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => ({ word, lexemes: lexemesOf(readWords(word)).filter((lexeme) => all.includes(lexeme)) }))
    .filter(({ lexemes }) => lexemes.length > 0);
  const longest = terms.toSorted((a, b) => b.word.length - a.word.length)[0];
  if (!longest) return { lexemes: all, exact: false };
  const inWords = new Set(terms.flatMap(({ lexemes }) => lexemes));
  const compounds = all.filter((lexeme) => !inWords.has(lexeme));
  return { lexemes: [...longest.lexemes, ...compounds], exact: false };
}

/** Queries hold letters and digits between quotes and nothing else that is quoted. */
function lexemesOf(query: string): string[] {
  return [...new Set([...query.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? ''))];
}
