import { analyse } from './analyse.ts';
import { correct } from './correct.ts';
import { fold } from './fold.ts';
import { mendCompound, mendWord, speltCompound } from './mend-compound.ts';
import { type ParsedQuery, type ParseOptions, parseQuery, type ReadPhrases, withoutMentions } from './parse-query.ts';
import { isEmptyQuery, mapTerms, type QueryNode, termsOf, toTsquery, withoutPrefixes } from './query-tree.ts';
import { danishStopWords } from './stop-words.ts';

/** Query over the words of texts; see {@link ParsedQuery}. */
export interface WordQuery {
  match: QueryNode;
  exact: QueryNode;
  any: QueryNode;
}

/** A word that texts use, its spelling there, and the number of these texts. */
export interface UsedWord {
  word: string;
  shown: string;
  docs: number;
}

/** Search functions for one kind of text. */
export interface SearchableTexts<H> {
  /** Words that any text of the kind may contain, folded; they are left out of a query that has other words. */
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
  /** With fewer hits a word may be misspelt. */
  fewHits?: number;
  find(query: WordQuery): Promise<H>;
  /** Reads the data of several queries at once, before they are tried one after the other. */
  load?(queries: readonly QueryNode[]): Promise<void>;
  count(hits: H): number;
  none: H;
  /** The subset of the words that texts contain, also as prefixes. */
  inUse(words: readonly string[]): Promise<Set<string>>;
  /** The words of texts that are most similar to a word. */
  near(word: string): Promise<UsedWord[]>;
  /** Whether a folded word is a correct name, for example of a town, even if no text contains it. */
  isName?: ((word: string) => boolean) | undefined;
}

export interface Found<H> {
  hits: H;
  /** The corrected keyword that was searched as well, when the typed one had no hits. */
  corrected: string | null;
  /** Whether misspelt words were corrected, also when `corrected` is null. */
  isCorrected: boolean;
  /** No text has every word; the hits have some of them. */
  isNear: boolean;
  /** The query that found the hits. */
  query: WordQuery;
}

/** Number of hits below which words may be misspelt, unless a kind of text says otherwise. */
export const usualFewHits = 3;
const shortestJoined = 6;
const mostJoined = 4;

/**
 * Finds texts by a typed keyword: texts with every word, else with misspelt words corrected, else with any of the words.
 * @param keyword not blank
 */
export async function findKeyword<H>(keyword: string, source: SearchableTexts<H>): Promise<Found<H>> {
  // Several corrections are tried in sequence and read the same words.
  const texts = { ...source, near: memoized(source.near), inUse: memoized(source.inUse) };
  const { stopWords, readPhrases, fewHits = usualFewHits } = texts;
  const options = { stopWords, readPhrases };
  const query = parseQuery(keyword, options);
  if (isEmptyQuery(query.match))
    return { hits: texts.none, corrected: null, isCorrected: false, isNear: false, query: wordQueryOf(query) };
  const { hits, query: typed } = await findWhole(texts, query);
  if (texts.count(hits) === 0) {
    const joined = await findOtherwise(texts, [await joinedWords(texts, keyword, 0)], options);
    if (joined) return joined;
  }
  if (texts.count(hits) < fewHits && query.fuzzy.length > 0) {
    const isUnused = texts.count(hits) === 0 && isOnePrefix(query);
    const corrections = await correctionsOf(texts, await unfound(texts, query, options), { isUnused });
    if (corrections.size > 0) {
      const words = new Map([...corrections].map(([word, { words }]) => [word, words]));
      const correctedQuery = wordQueryOf(parseQuery(keyword, { ...options, corrections: words }));
      const found = await texts.find(correctedQuery);
      const corrected = texts.count(hits) === 0 ? withCorrections(keyword, corrections) : null;
      if (texts.count(found) > texts.count(hits))
        return { hits: found, corrected, isCorrected: true, isNear: false, query: correctedQuery };
      if (corrected !== null) {
        const near = { ...correctedQuery, match: correctedQuery.any };
        const some = await texts.find(near);
        if (texts.count(some) > 0) return { hits: some, corrected, isCorrected: true, isNear: true, query: near };
      }
    }
  }
  if (texts.count(hits) === 0) {
    const others = [
      await joinedWords(texts, keyword, joinedSlip),
      ...(await wordsApart(texts, keyword)),
      await slipOfCompound(texts, keyword),
    ];
    const otherwise = await findOtherwise(texts, others, options);
    if (otherwise) return otherwise;
  }
  if (texts.count(hits) > 0 || toTsquery(query.any) === toTsquery(query.match))
    return { hits, corrected: null, isCorrected: false, isNear: false, query: typed };
  const near = { ...typed, match: query.any };
  const found = await texts.find(near);
  return { hits: found, corrected: null, isCorrected: false, isNear: texts.count(found) > 0, query: near };
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

/** Hits of the first alternative keyword that has any; undefined if none has. */
async function findOtherwise<H>(
  texts: SearchableTexts<H>,
  keywords: readonly (string | null)[],
  options: ParseOptions,
): Promise<Found<H> | undefined> {
  for (const keyword of keywords) {
    if (keyword === null) continue;
    const query = wordQueryOf(parseQuery(keyword, options));
    const hits = await texts.find({ ...query, match: withoutPrefixes(query.match) });
    if (texts.count(hits) > 0) return { hits, corrected: keyword, isCorrected: true, isNear: false, query };
  }
  return undefined;
}

/**
 * Texts with the whole words; if there are none, texts with the last word as a prefix, first in title or labels, then in running
 * text. Words that form one compound match running text only if no title or label has them, and a trade only if nothing is found
 * {@link withoutMentions}.
 */
async function findWhole<H>(texts: SearchableTexts<H>, parsed: ParsedQuery): Promise<{ hits: H; query: WordQuery }> {
  const query = wordQueryOf(parsed);
  const { match } = query;
  const readings = [
    ...(isEmptyQuery(parsed.joined) ? [] : [withoutPrefixes(parsed.joined)]),
    withoutPrefixes(withoutMentions(parsed)),
    withoutPrefixes(match),
    mapTerms(match, (term) => ('prefix' in term ? { ...term, inFields: true } : term)),
    match,
  ];
  // For other words the first readings are usually enough.
  if (parsed.fuzzy.length > 0) await texts.load?.(readings);
  const tried = new Set<string>();
  for (const reading of readings) {
    const text = toTsquery(reading);
    if (tried.has(text)) continue;
    tried.add(text);
    const hits = await texts.find({ ...query, match: reading });
    if (texts.count(hits) > 0) return { hits, query: { ...query, match: reading } };
  }
  return { hits: texts.none, query };
}

function wordQueryOf({ match, exact, any }: ParsedQuery): WordQuery {
  return { match, exact, any };
}

interface Meant {
  /** Corrections, folded, the most likely first. */
  words: string[];
  /** The most likely correction in the spelling of the texts. */
  shown: string;
}

/** Unknown words of a query that no text has. Several words may each be correct and only have no common text. */
async function unfound<H>(
  texts: SearchableTexts<H>,
  { fuzzy, whole }: ParsedQuery,
  options: ParseOptions,
): Promise<string[]> {
  if (whole.length < 2) return fuzzy;
  const missing: string[] = [];
  for (const word of fuzzy) {
    const alone = wordQueryOf(parseQuery(word, options));
    const found = await texts.find({ ...alone, match: withoutPrefixes(alone.match) });
    if (texts.count(found) === 0) missing.push(word);
  }
  return missing;
}

/** Whether a query is one word that also matches as a prefix. */
function isOnePrefix({ match, whole }: ParsedQuery): boolean {
  return whole.length === 1 && termsOf(match).some((term) => 'prefix' in term);
}

/** Corrections by typed word, for the words that no text uses. @param options `isUnused`: this is already known of all words */
async function correctionsOf<H>(
  texts: SearchableTexts<H>,
  fuzzy: readonly string[],
  { isUnused }: { isUnused: boolean },
): Promise<Map<string, Meant>> {
  const unknown = fuzzy.filter((word) => !texts.isName?.(word)).slice(0, 4);
  const used = isUnused ? new Set<string>() : await texts.inUse(unknown);
  const corrections = new Map<string, Meant>();
  for (const word of unknown.filter((one) => !used.has(one))) {
    const near = await texts.near(word);
    const words = correct(word, near).map((correction) => correction.word);
    const shown = near.find((one) => one.word === words[0])?.shown;
    if (shown) corrections.set(word, { words, shown });
    else setCompound(corrections, word);
  }
  return corrections;
}

/** Maximum distance between two joined words and one word. */
const joinedSlip = 0.7;

/** Adds corrections from the word list: a compound that no text has may be found by its members, and a word by its synonyms. */
function setCompound(corrections: Map<string, Meant>, word: string): void {
  const compounds = mendCompound(word);
  const words = compounds.length > 0 ? compounds : mendWord(word);
  const [best] = words;
  if (best) corrections.set(word, { words, shown: speltCompound(best) });
}

/** The keyword with two words joined to a word of the texts: "Kvikkøb" for "kvik køb"; null for none. */
async function joinedWords<H>({ near }: SearchableTexts<H>, keyword: string, mostSlip: number): Promise<string | null> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  for (const [at, word] of words.slice(0, -1).entries()) {
    const typed = fold(word + words[at + 1]).replace(/[^\p{L}\p{N}]/gu, '');
    if (typed.length < shortestJoined) continue;
    const used = await near(typed);
    const [best] = correct(typed, used, 1);
    const whole = used.find((one) => one.word === (best && best.distance <= mostSlip ? best.word : typed));
    if (whole) return [...words.slice(0, at), whole.shown, ...words.slice(at + 2)].join(' ');
  }
  return null;
}

/** Minimum length of one of the two words: "BI" of "Power BI". */
const shortestHalf = 2;
const shortestApart = 4;
const mostApart = 5;

/** The keyword with a word split into two words of the texts: "Salon Krøll" for "salonkrøll"; the most likely first. */
async function wordsApart<H>({ inUse }: SearchableTexts<H>, keyword: string): Promise<string[]> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  const cuts = words.flatMap((word, at) =>
    /^\p{L}+$/u.test(word) && !analyse({ text: fold(word), pieces: [] }).known
      ? Array.from({ length: Math.max(0, word.length - 2 * shortestHalf + 1) }, (_, cut) =>
          cutAt(words, at, cut + shortestHalf),
        ).filter(({ halves }) => halves.some((half) => half.length >= shortestApart) && !halves.some(isSmallWord))
      : [],
  );
  if (cuts.length === 0) return [];
  const used = await inUse([...new Set(cuts.flatMap(({ halves }) => halves))]);
  return cuts
    .filter(({ halves }) => halves.every((half) => used.has(half)))
    .slice(0, mostApart)
    .map(({ text }) => text);
}

function isSmallWord(word: string): boolean {
  return danishStopWords().has(word);
}

/** Minimum length of a compound in which one letter may differ. */
const longCompound = 10;

/** The keyword with a compound replaced by a similar word of the texts: "styrmand" for "styremand". */
async function slipOfCompound<H>({ near }: SearchableTexts<H>, keyword: string): Promise<string | null> {
  const words = keyword.trim().split(/\s+/).slice(0, mostJoined);
  for (const [at, word] of words.entries()) {
    const text = fold(word);
    if (analyse({ text, pieces: [] }).members.length === 0) continue;
    const used = await near(text);
    const [best] = correct(text, used, 1);
    const shown = used.find((one) => one.word === best?.word)?.shown;
    if (best && best.distance <= (text.length < longCompound ? joinedSlip : 1) && shown)
      return words.with(at, shown).join(' ');
  }
  return null;
}

function cutAt(words: readonly string[], at: number, cut: number): { halves: string[]; text: string } {
  const word = words[at] ?? '';
  const apart = [word.slice(0, cut), word.slice(cut)];
  return { halves: apart.map(fold), text: [...words.slice(0, at), ...apart, ...words.slice(at + 1)].join(' ') };
}

/** The keyword with each misspelt word replaced by its most likely correction. */
function withCorrections(keyword: string, corrections: ReadonlyMap<string, Meant>): string {
  return keyword
    .split(/(\s+)/)
    .map((word) => corrections.get(fold(word).replace(/[^\p{L}\p{N}]/gu, ''))?.shown ?? word)
    .join('');
}
