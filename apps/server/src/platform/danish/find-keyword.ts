import { analyse } from './analyse.ts';
import { correct } from './correct.ts';
import { fold } from './fold.ts';
import { mendCompound, mendWord, speltCompound } from './mend-compound.ts';
import { type ParsedQuery, type ParseOptions, parseQuery, type ReadPhrases, withoutMentions } from './parse-query.ts';
import { isEmptyQuery, mapTerms, type QueryNode, toTsquery, withoutPrefixes } from './query-tree.ts';
import { danishStopWords } from './stop-words.ts';

/** Query over the words of texts; see {@link ParsedQuery}. */
export interface WordQuery {
  match: QueryNode;
  exact: QueryNode;
  any: QueryNode;
}

/** A word that texts use, as they write it, and how many do. */
export interface UsedWord {
  word: string;
  shown: string;
  docs: number;
}

/** How one kind of text is searched. */
export interface SearchableTexts<H> {
  /** Words that every text of the kind could say, folded; they are left out where another word stands beside them. */
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
  /** With fewer hits a word may have been misspelt. */
  few?: number;
  find(query: WordQuery): Promise<H>;
  count(hits: H): number;
  none: H;
  /** Those of the words that texts use or begin with. */
  inUse(words: readonly string[]): Promise<Set<string>>;
  /** Words of texts that look most like one. */
  near(word: string): Promise<UsedWord[]>;
  /** Whether a folded word is spelt right though no text may use it: the name of a town. */
  isName?: ((word: string) => boolean) | undefined;
}

export interface Found<H> {
  hits: H;
  /** What was searched for as well, when nothing was found for what was typed. */
  corrected: string | null;
  /** Words were taken for misspelt ones, whether or not the answer says so. */
  isMended: boolean;
  /** Nothing has every word; these have some of them. */
  isNear: boolean;
  /** What the hits match. */
  query: WordQuery;
}

/** With fewer hits a word may have been misspelt. */
const usuallyFew = 3;
const shortestJoined = 6;
const mostJoined = 4;

/**
 * Finds texts by what a person typed: every word, else with misspelt words mended, else any of the words.
 * @param keyword not blank
 */
export async function findKeyword<H>(keyword: string, source: SearchableTexts<H>): Promise<Found<H>> {
  // Two slips that are tried one after the other ask for the same words.
  const texts = { ...source, near: memoized(source.near), inUse: memoized(source.inUse) };
  const { stopWords, readPhrases, few = usuallyFew } = texts;
  const options = { stopWords, readPhrases };
  const query = parseQuery(keyword, options);
  if (isEmptyQuery(query.match))
    return { hits: texts.none, corrected: null, isMended: false, isNear: false, query: wordQueryOf(query) };
  const { hits, query: typed } = await findWhole(texts, query);
  if (texts.count(hits) === 0) {
    const joined = await findOtherwise(texts, [await joinedWords(texts, keyword, 0)], options);
    if (joined) return joined;
  }
  if (texts.count(hits) < few && query.fuzzy.length > 0) {
    const corrections = await correctionsOf(texts, await unfound(texts, query, options));
    if (corrections.size > 0) {
      const meant = new Map([...corrections].map(([word, { words }]) => [word, words]));
      const mended = wordQueryOf(parseQuery(keyword, { ...options, corrections: meant }));
      const found = await texts.find(mended);
      const corrected = texts.count(hits) === 0 ? withCorrections(keyword, corrections) : null;
      if (texts.count(found) > texts.count(hits))
        return { hits: found, corrected, isMended: true, isNear: false, query: mended };
      if (corrected !== null) {
        const near = { ...mended, match: mended.any };
        const some = await texts.find(near);
        if (texts.count(some) > 0) return { hits: some, corrected, isMended: true, isNear: true, query: near };
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
    return { hits, corrected: null, isMended: false, isNear: false, query: typed };
  const near = { ...typed, match: query.any };
  const found = await texts.find(near);
  return { hits: found, corrected: null, isMended: false, isNear: texts.count(found) > 0, query: near };
}

/** The same function, which asks only once for the same. */
function memoized<A extends string | readonly string[], T>(read: (of: A) => Promise<T>): (of: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (of) => {
    const key = String(of);
    const answer = known.get(key) ?? read(of);
    known.set(key, answer);
    return answer;
  };
}

/** What the first of some other keywords finds that finds anything; undefined where none does. */
async function findOtherwise<H>(
  texts: SearchableTexts<H>,
  keywords: readonly (string | null)[],
  options: ParseOptions,
): Promise<Found<H> | undefined> {
  for (const keyword of keywords) {
    if (keyword === null) continue;
    const query = wordQueryOf(parseQuery(keyword, options));
    const hits = await texts.find({ ...query, match: withoutPrefixes(query.match) });
    if (texts.count(hits) > 0) return { hits, corrected: keyword, isMended: true, isNear: false, query };
  }
  return undefined;
}

/**
 * What has the words whole; where nothing has, what has a word that begins as the last one does, in its title or labels before its text.
 * Words that are one compound count in running text only where no title or label has them, and a trade only where nothing is found
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
  /** Words that it may have been meant to be, folded, the likeliest first. */
  words: string[];
  /** The likeliest as texts write it. */
  shown: string;
}

/** Unknown words of a search that no text has: of several words each may be right, and only together too much. */
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

/** Typed words that no text uses, with what they may have been meant to be. */
async function correctionsOf<H>(texts: SearchableTexts<H>, fuzzy: readonly string[]): Promise<Map<string, Meant>> {
  const unknown = fuzzy.filter((word) => !texts.isName?.(word)).slice(0, 4);
  const used = await texts.inUse(unknown);
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

/** Two words are one where their letters differ by no more. */
const joinedSlip = 0.7;

/** A compound that no text has as a whole may still be found by its members, and a word by its other names. */
function setCompound(corrections: Map<string, Meant>, word: string): void {
  const compounds = mendCompound(word);
  const words = compounds.length > 0 ? compounds : mendWord(word);
  const [best] = words;
  if (best) corrections.set(word, { words, shown: speltCompound(best) });
}

/** The keyword with two words as the one that texts have for them: "kvik køb" for "Kvikkøb"; null for none. */
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

/** One of the two may be as short as the "BI" of "Power BI". */
const shortestHalf = 2;
const shortestApart = 4;
const mostApart = 5;

/** The keyword with a word as the two that texts have for it: "Salon Krøll" for "salonkrøll"; the likeliest first. */
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

/** In a longer compound one letter may be another one. */
const longCompound = 10;

/** The keyword with a compound of known words as the one that texts have and that hardly differs: "styrmand" for "styremand". */
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

/** The keyword with the likeliest correction in the place of each misspelt word. */
function withCorrections(keyword: string, corrections: ReadonlyMap<string, Meant>): string {
  return keyword
    .split(/(\s+)/)
    .map((word) => corrections.get(fold(word).replace(/[^\p{L}\p{N}]/gu, ''))?.shown ?? word)
    .join('');
}
