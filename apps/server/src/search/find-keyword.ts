import type { ExpansionStep } from '../platform/search/expansion.ts';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  toTsquery,
  withoutPrefixes,
} from '../platform/search/query-tree.ts';
import type { Found, SearchableTexts, WordQuery } from '../platform/search/searchable-texts.ts';
import { tagOfTitle } from './documents/index-terms.ts';
import { deniedOf, expansionSteps, isOnlyNamed } from './expand-query.ts';
import { joinedSlip, joinedWords, respelt, slipOfCompound, wordsApart } from './query/other-spellings.ts';
import { type ParsedQuery, type ParseOptions, readQuery, withoutMentions } from './read-query.ts';

/**
 * Finds texts by a typed keyword: texts with every word, else those of the corrected keyword, else texts with any of the words. This
 * is the only reading of a keyword: searches, saved keywords and corrected keywords all use it.
 * @param keyword not blank
 */
export async function findKeyword<H>(keyword: string, source: SearchableTexts<H>): Promise<Found<H>> {
  // Several corrections are tried in sequence and read the same words.
  const texts = { ...source, near: memoized(source.near), inUse: memoized(source.inUse) };
  return await findTyped(texts, keyword, []);
}

/** @param before keywords whose correction this one is */
async function findTyped<H>(texts: SearchableTexts<H>, keyword: string, before: readonly string[]): Promise<Found<H>> {
  const parsed = readQuery(keyword, texts);
  const unfound = { corrected: null, isNear: false, isSettled: false };
  if (isEmptyQuery(parsed.match))
    return { ...unfound, hits: texts.none, query: wordQueryOf(parsed), every: parsed.match };
  const whole = await findWhole(texts, keyword, parsed);
  const corrected = whole.count === 0 ? await correctedKeyword(texts, keyword, parsed) : null;
  if (corrected !== null && !before.includes(corrected) && corrected !== keyword) {
    const found = await findTyped(texts, corrected, [...before, keyword]);
    return { ...found, corrected: found.corrected ?? corrected };
  }
  const every = whole.query.match;
  if (whole.count > 0 || toTsquery(parsed.any) === toTsquery(parsed.match)) return { ...unfound, ...whole, every };
  const near = { ...whole.query, match: parsed.any };
  const hits = await texts.find(near);
  return { ...unfound, hits, isNear: texts.count(hits) > 0, query: near, every };
}

/** The keyword that is searched instead of one that no text has; null for none. */
async function correctedKeyword<H>(
  texts: SearchableTexts<H>,
  keyword: string,
  parsed: ParsedQuery,
): Promise<string | null> {
  const hasHits = async (other: string | null): Promise<boolean> => {
    if (other === null) return false;
    const query = wordQueryOf(readQuery(other, texts));
    return texts.count(await texts.find({ ...query, match: withoutPrefixes(query.match) })) > 0;
  };
  const joined = await joinedWords(texts, keyword, 0);
  if (await hasHits(joined)) return joined;
  const corrected = parsed.fuzzy.length > 0 ? await mostFound(texts, await respelt(texts, keyword, parsed)) : null;
  if (corrected !== null) return corrected;
  for (const other of [
    await joinedWords(texts, keyword, joinedSlip),
    ...(await wordsApart(texts, keyword)),
    await slipOfCompound(texts, keyword),
  ])
    if (await hasHits(other)) return other;
  return null;
}

/** The keyword with the most hits, the first of several; one of which texts have some words, if none has hits; else null. */
async function mostFound<H>(texts: SearchableTexts<H>, keywords: readonly string[]): Promise<string | null> {
  let best: { keyword: string; count: number } | undefined;
  for (const keyword of keywords) {
    const { count } = await findWhole(texts, keyword, readQuery(keyword, texts));
    if (count > (best?.count ?? 0)) best = { keyword, count };
  }
  if (best) return best.keyword;
  const [first] = keywords;
  if (first === undefined) return null;
  const { any, exact } = readQuery(first, texts);
  return texts.count(await texts.find({ any, exact, match: any })) > 0 ? first : null;
}

/** The same function with a cache by argument. */
function memoized<A extends string | readonly string[], T>(read: (of: A) => Promise<T>): (of: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (of) => {
    const key = String(of);
    const answer = known.get(key) ?? read(of);
    known.set(key, answer);
    return answer;
  };
}

interface Whole<H> {
  hits: H;
  query: WordQuery;
  /** Number of texts with every word, before {@link narrowed}. */
  count: number;
  isSettled: boolean;
}

/**
 * Texts with the whole words; if there are none, texts with the last word as a prefix, first in title or labels, then in running
 * text. Words that form one compound match running text only if no title or label has them, and a trade only if nothing is found
 * {@link withoutMentions}.
 */
async function findWhole<H>(texts: SearchableTexts<H>, keyword: string, parsed: ParsedQuery): Promise<Whole<H>> {
  const query = wordQueryOf(parsed);
  const readings = readingsOf(parsed);
  // For other words the first readings are usually enough.
  if (parsed.fuzzy.length > 0) await texts.load?.(readings);
  for (const [at, match] of readings.entries()) {
    const hits = await texts.find({ ...query, match });
    const count = texts.count(hits);
    if (count === 0) continue;
    const found = { hits, query: { ...query, match }, count, isSettled: at === 0 };
    return texts.narrows ? await narrowed(texts, keyword, found) : found;
  }
  return { hits: texts.none, query, count: 0, isSettled: false };
}

/** The closest reading of a keyword: the query of its hits if it has any, unless they are {@link narrowed}. */
export function closestReading(keyword: string, options: ParseOptions): QueryNode {
  return readingsOf(readQuery(keyword, options))[0] ?? emptyQuery;
}

/** The queries of a keyword, each with the hits of those before it; the first one with hits is used. */
function readingsOf(parsed: ParsedQuery): QueryNode[] {
  const { match, joined } = parsed;
  const all = [
    ...(isEmptyQuery(joined) ? [] : [withoutPrefixes(joined)]),
    withoutPrefixes(withoutMentions(parsed)),
    withoutPrefixes(match),
    mapTerms(match, (term) => ('prefix' in term ? { ...term, inFields: true } : term)),
    match,
  ];
  return [...new Map(all.map((reading) => [toTsquery(reading), reading])).values()];
}

/**
 * The hits without titles that have a denied word, and, for words that running text has in another meaning, without mentions if any
 * text has the word or another name for it in title or labels.
 */
async function narrowed<H>(texts: SearchableTexts<H>, keyword: string, found: Whole<H>): Promise<Whole<H>> {
  const { stopWords } = texts;
  const { match } = found.query;
  const denied = deniedOf(keyword, texts);
  const names = isOnlyNamed(keyword, stopWords)
    ? namesOf(match, expansionSteps(keyword, { stopWords, kinds: namedKinds }))
    : null;
  const isNamed = names !== null && texts.count(await texts.find({ ...found.query, match: names })) > 0;
  if (isEmptyQuery(denied) && !isNamed) return { ...found, isSettled: found.isSettled && names === null };
  const own = isNamed ? allOf([match, names]) : match;
  // A title such as "Konsulent uden provision" is found by itself.
  const title = { word: tagOfTitle(keyword) };
  const only = isEmptyQuery(denied) ? own : anyOf([allOf([own, { not: denied }]), allOf([match, title])]);
  const query = { ...found.query, match: only };
  return { ...found, query, hits: await texts.find(query) };
}

const namedKinds = ['synonym', 'related'] as const;

/** Matches titles and labels with the words, and titles with another name. */
function namesOf(match: QueryNode, steps: readonly ExpansionStep[]): QueryNode {
  const names = anyOf([match, ...steps.map((step) => step.match)]);
  return mapTerms(names, (term) => ('word' in term && term.inTitle ? term : { ...term, inFields: true }));
}

function wordQueryOf({ match, exact, any }: ParsedQuery): WordQuery {
  return { match, exact, any };
}
