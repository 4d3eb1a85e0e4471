import { type Analysis, analyse, danishStopWords, isGeneric, lexicon, type Token, tokenise } from '@jobblik/danish';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  type QueryTerm,
} from '../platform/search/query-tree.ts';
import type { ReadPhrases } from '../platform/search/searchable-texts.ts';
import { leadTag, openTag, titleTag } from './documents/tags.ts';
import { longestQuery } from './query/longest-query.ts';
import { readSentence } from './query/sentence.ts';
import { isEnglishWord, isEverydayWord, type Meaning, phrasalVerbMeaning } from './vocabulary/everyday-words.ts';
import { lemmasOf, synonymsOfWords } from './vocabulary/synonyms.ts';
import { isGeneralVerb, isTask, wordsOfTask } from './vocabulary/task-words.ts';
import { isLevel, isRank, isTradeName } from './vocabulary/trades.ts';

/** Result of parsing a typed query. */
export interface ParsedQuery {
  /** Matches texts with every term; empty when the query has no searchable word. */
  match: QueryNode;
  /** The terms as whole words, for the first rank. */
  exact: QueryNode;
  /** Any of the terms, as whole words or members, for the second rank, and for matching when no text has every term. */
  any: QueryNode;
  /** The words in dictionary form, without stop words. */
  whole: string[];
  /** Members of the typed compounds. */
  parts: string[];
  /** Folded words that are not in the word list; misspelt unless texts use them. */
  fuzzy: string[];
  /** The compound of words that were typed apart, or the terms in titles and labels; empty for other words. */
  joined: QueryNode;
  /**
   * Words in dictionary form that name a trade. Running text also mentions other trades than the position, and "du lærer" does not
   * mean a "lærer".
   */
  trades: string[];
}

export interface ParseOptions {
  /** Words to leave out when others remain, folded: words of every text of the kind. */
  stopWords?: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
}

/** Maximum number of terms; the rest is ignored. */
const mostTerms = 8;
/** Minimum length of a prefix: three letters match too many words. */
const shortestBeginning = 4;

/** A typed word and its possible readings. */
interface Term {
  token: Token;
  word: Analysis;
  /** Lexemes of the whole word: typed, with other linking letters. */
  lexemes: string[];
  /** The word as a prefix, if it is the last one and may be unfinished. */
  prefix: string | undefined;
}

/**
 * Parses a typed query. The result has few terms, of letters and digits only, so that no input can break or slow down the search.
 */
export function readQuery(text: string, options: ParseOptions = {}): ParsedQuery {
  const { words = [], best = words, rest = text } = options.readPhrases?.(text.slice(0, longestQuery)) ?? {};
  if (words.length === 0) return parseWords(readSentence(text.slice(0, longestQuery)).keywords, options);
  const phrases = words.map(word);
  const { stopWords = new Set() } = options;
  const isContentWord = ({ text: one }: Token) => !danishStopWords().has(one) && !stopWords.has(one);
  const { keywords } = readSentence(rest, true);
  const others = parseWords(tokenise(keywords, longestQuery).some(isContentWord) ? keywords : '', options);
  // Beside a phrase, a trade does not match running text: "vi lærer dig op" does not mean a "lærer".
  const isTrade = (term: QueryTerm) => 'word' in term && others.trades.includes(term.word);
  const own = mapTerms(others.match, (term) => (isTrade(term) ? { ...term, inFields: true } : term));
  return {
    ...others,
    match: allOf([own, ...phrases]),
    joined: isEmptyQuery(others.joined) ? others.joined : allOf([others.joined, ...phrases]),
    // Texts with the phrase in the title rank before texts that only fulfil it.
    exact: anyOf([others.exact, ...best.map(word), parseWords(text, options).exact]),
    any: anyOf([others.any, ...phrases]),
  };
}

/**
 * The query in which a trade matches running text only if the title names no trade: an ad for a nurse that mentions a cook is not
 * an ad for a cook, but "Vil du med i køkkenet?" may be one.
 */
export function withoutMentions({ match, trades }: Pick<ParsedQuery, 'match' | 'trades'>): QueryNode {
  return mapTerms(match, (term) =>
    'word' in term && !term.inFields && trades.includes(term.word)
      ? anyOf([inFields(term), allOf([term, word(openTag)])])
      : term,
  );
}

function parseWords(text: string, options: ParseOptions): ParsedQuery {
  const { stopWords = new Set() } = options;
  const phrase = phrasalVerbMeaning(tokenise(text, longestQuery));
  if (phrase) return queryOfMeaning(phrase);
  const allTokens = tokenise(text, longestQuery);
  const tokens = chosen(allTokens, stopWords).slice(0, mostTerms);
  const terms = tokens.map((token, at) => readTerm(token, at === tokens.length - 1));
  const whole = terms.map((term) => term.word.lemma);
  const parts = once(terms.flatMap((term) => membersOf(term.word)));
  const compounds = compoundsTypedApart(allTokens, terms);
  const exact = compounds.length > 0 ? compounds.map(word) : terms.flatMap(nodesOf);
  const typedNodes = terms.every(({ token }) => isGeneralVerb(token)) ? namedNodesOf : nodesOf;
  const distinctive = parts.filter((part) => isDistinctive(part, stopWords));
  return {
    match: anyOf([
      allOf(alternativesIn(allTokens, terms).map((some) => anyOf(some.flatMap(typedNodes)))),
      ...compounds.map(word),
    ]),
    exact: anyOf([...exact, ...marksOf(terms, compounds).map(word)]),
    any: anyOf([...terms.flatMap(namedNodesOf), ...compounds.map(word), ...distinctive.map(wordInFields)]),
    joined:
      compounds.length > 0
        ? anyOf([allOf(terms.map((term) => anyOf(nodesOf(term).map(inFields)))), ...compounds.map(word)])
        : emptyQuery,
    whole,
    parts,
    fuzzy: terms.filter(mayBeMisspelt).map((term) => term.token.text),
    trades: terms
      .map(({ word }) => word)
      .filter(isTradeWord)
      .map(({ lemma }) => lemma),
  };
}

/** The terms in groups of alternatives, which have an "eller" between them: "sygehus eller klinik". */
function alternativesIn(allTokens: readonly Token[], terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  for (const [at, term] of terms.entries()) {
    const before = terms[at - 1];
    const between = before ? allTokens.slice(allTokens.indexOf(before.token), allTokens.indexOf(term.token)) : [];
    if (between.some(({ text }) => text === 'eller' || text === 'or')) groups.at(-1)?.push(term);
    else groups.push([term]);
  }
  return groups;
}

/** Whether a member of a compound has a meaning alone: `sommer` of "sommerjob" has, `job` has not. */
export function isDistinctive(part: string, stopWords: ReadonlySet<string>): boolean {
  return !danishStopWords().has(part) && !stopWords.has(part) && !isGeneric(part) && !isLevel(part);
}

function membersOf({ members }: Analysis): string[] {
  return members.map((member) => member.lemma);
}

function queryOfMeaning({ same, related }: Meaning): ParsedQuery {
  const nodesOfNames = (names: readonly string[]) => names.map((name) => allOf(lemmasOf(name).map(word)));
  const match = anyOf(nodesOfNames(same));
  const any = anyOf(nodesOfNames([...same, ...related]));
  return {
    match,
    exact: match,
    any,
    whole: same.flatMap(lemmasOf),
    joined: emptyQuery,
    parts: [],
    fuzzy: [],
    trades: [],
  };
}

/** Removes stop words unless nothing else was typed; those of the language before those of the index. */
function chosen(tokens: Token[], stopWords: ReadonlySet<string>): Token[] {
  const content = tokens.filter((token) => !danishStopWords().has(token.text));
  const distinctive = content.filter((token) => !stopWords.has(token.text));
  if (distinctive.length > 0) return distinctive;
  return content.length > 0 ? content : tokens.slice(-1);
}

function readTerm(token: Token, last: boolean): Term {
  const word = analyse(token);
  const mayContinue =
    last && !word.known && token.text.length >= shortestBeginning && !isEverydayWord(token.text) && !isTask(token.text);
  const unfinished = mayContinue || danishStopWords().has(token.text);
  return {
    token,
    word,
    lexemes: once([word.lemma, ...wordsOfTask(token), ...otherLinks(word)]),
    prefix: unfinished ? token.text : undefined,
  };
}

/** A compound of two known members with every linking letter of the first one: `butikassistent`, `butiksassistent`. */
function otherLinks({ members, known }: Analysis): string[] {
  const [first, last] = members;
  if (!known || !first || !last || members.length > 2) return [];
  return shapesOf(first.lemma).map((shape) => shape + last.lemma);
}

function shapesOf(lemma: string): readonly string[] {
  return lexicon().shapes.get(lemma) ?? [];
}

/**
 * A compound whose members were typed as two words, in either order: "lager medarbejder", "medarbejder lager". It has more weight
 * than the single words.
 */
function compoundsTypedApart(allTokens: readonly Token[], terms: readonly Term[]): string[] {
  const content = allTokens.filter(({ text }) => !danishStopWords().has(text)).map(analyse);
  const [first, second] = terms.length === 2 ? terms.map(({ word }) => word) : content;
  if (content.length !== 2 || !first || !second) return [];
  // The "arbejder" of "skov arbejder" is a stop word and therefore not a term.
  if (terms.length !== 2 && !isPerson(second)) return [];
  const inOrder = isPerson(first) && !isPerson(second) ? [] : compoundOf(first, second);
  const turned = isPerson(second) && !isPerson(first) ? [] : compoundOf(second, first);
  return once([...inOrder, ...abbreviated(first, second), ...turned]);
}

/** Whether a word names a person, which is the last member of a compound: there is no "medarbejderlager". */
function isPerson(word: Analysis): boolean {
  return lexicon().words.get(headOf(word))?.anyHead ?? false;
}

function headOf({ lemma, members }: Analysis): string {
  return members.at(-1)?.lemma ?? lemma;
}

/** Adjectives form no compound: "teknisk designer" stays two words in either order. */
const adjective = /(?:isk|lig|iv)$/;

function compoundOf(first: Analysis, last: Analysis): string[] {
  const head = headOf(last);
  if (!lexicon().words.get(head)?.head || adjective.test(head)) return [];
  const ending = first.members.at(-1);
  // The first member of a compound may not be a word: the "byg" of `byggeleder`.
  const begun = first.known ? first.lemma : (lexicon().firsts.get(first.lemma) ?? first.lemma);
  if (!ending) return shapesOf(begun).map((shape) => shape + last.lemma);
  const before = first.lemma.slice(0, first.lemma.length - ending.lemma.length);
  return [ending.lemma, `${ending.lemma}s`].map((shape) => before + shape + last.lemma);
}

const longestAbbreviation = 4;

/** A short unknown word as the first member: the "TIG" of "TIG-svejsning". */
function abbreviated(first: Analysis, last: Analysis): string[] {
  const isShort = !first.known && first.lemma.length <= longestAbbreviation;
  return isShort && last.known && !isPerson(last) ? [first.lemma + last.lemma] : [];
}

/** Marks of texts whose title consists of exactly these words. */
function marksOf(terms: readonly Term[], compounds: readonly string[]): string[] {
  const [only] = terms;
  const phrases = [terms.map((term) => term.word.lemma), ...compounds.map((compound) => [compound])];
  if (terms.length === 1 && only) phrases.push(...only.lexemes.map((lexeme) => [lexeme]));
  return once(phrases.flatMap((lemmas) => [titleTag(lemmas), leadTag(lemmas)])).filter(Boolean);
}

function nodesOf({ lexemes, prefix }: Term): QueryTerm[] {
  return [...lexemes.map(word), ...(prefix === undefined ? [] : [{ prefix }])];
}

/** The nodes of a term; a general verb such as "lave" does not match running text. */
function namedNodesOf(term: Term): QueryTerm[] {
  return isGeneralVerb(term.token) ? nodesOf(term).map(inFields) : nodesOf(term);
}

function word(lexeme: string): QueryTerm {
  return { word: lexeme };
}

function inFields(term: QueryTerm): QueryTerm {
  return { ...term, inFields: true };
}

/** A member alone has less meaning than the compound: the text of any ad contains the "dag" of "dagarbejde". */
function wordInFields(lexeme: string): QueryTerm {
  return { word: lexeme, inFields: true };
}

/** No Danish word has such an ending: otherwise the rule for the plural r would accept "bogholdr". */
const impossibleEnding = /[bdfgklmnpstv]r$/;

function isTradeWord(word: Analysis): boolean {
  const head = headOf(word);
  return isTradeName(word.lemma) || (isTradeName(head) && !isGeneric(head) && !isRank(head));
}

function mayBeMisspelt({ token, word }: Term): boolean {
  const isKnown = word.known && !impossibleEnding.test(token.text);
  if (isKnown || token.text.length < 4 || /\p{N}/u.test(token.text)) return false;
  if (isEverydayWord(token.text) || isEnglishWord(token.text) || isTask(token.text)) return false;
  return !danishStopWords().has(token.text) && synonymsOfWords([token]).length === 0;
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)];
}
