import { LRUCache } from 'lru-cache';
import { type Analysis, analyse } from '../analyse.ts';
import { everydayMeaning, longestEverydayPhrase } from '../everyday-words.ts';
import { isGeneric, isRank, isTradeName as isTradeWord, lexicon, spelt, trainingLevels } from '../lexicon.ts';
import { kindMark, leadMark, namedMark } from '../marks.ts';
import { speltCompound } from '../mend-compound.ts';
import { isMixedName } from '../mixed-name.ts';
import { isTelling, parseQuery } from '../parse-query.ts';
import { allOf, anyOf, emptyQuery, isEmptyQuery, type QueryNode, withoutPrefixes } from '../query-tree.ts';
import type { Member } from '../split-compound.ts';
import { danishStopWords } from '../stop-words.ts';
import { doersOf, lemmasOf, similarHeads, synonymsOfWords } from '../synonyms.ts';
import { compoundsOfTask, isLight, isTask, taskOfNoun, wordsOfTask } from '../task-words.ts';
import { longestQuery, type Token, tokenise } from '../tokenise.ts';
import { groupsCalled, namesOfGroup, occupationsCalled } from './occupations.ts';
import { translationsOf } from './translations.ts';

/** How a search is widened, the closest first. */
export const wideningKinds = ['synonym', 'related', 'part', 'occupation', 'some'] as const;

/**
 * Why a document is similar to what was typed: it has a synonym, something related, a member of a compound, an occupation close by, or
 * some of the words.
 */
export type WideningKind = (typeof wideningKinds)[number];

/** A word or name that stands for what was typed. */
export interface Alternative {
  /** As Danes write it, for showing. */
  name: string;
  match: QueryNode;
}

/** Surer than an alternative label, see the data. */
const sameFrom = 0.9;
const mostSegments = 6;
const mostNames = 30;
/** Each name costs a list of documents or two; those that the data has first are the closest. */
const mostOfKind = 16;
/** A shorter member turns up anywhere: the `by` of "bybud". */
const shortestPart = 3;
/** Names that mean the same stand the closest first; later ones say less about what is close by. */
const mostClosest = 2;
/** So many groups of occupations are close by at most. */
const mostGroups = 3;

/** Typed words that mean something together. */
export interface Segment {
  own: QueryNode;
  /** By reading; `some` adds nothing. */
  alternatives: Record<Exclude<WideningKind, 'some'>, Alternative[]>;
  /** What a compound is made of, where its members say something alone. */
  parts: QueryNode[];
  /** What a phrase is about, where no ad has the phrase: `løn` of "udbetale løn". */
  things: QueryNode[];
  /** Whether it says something alone: `kok`, but not `medarbejder`. */
  isTelling: boolean;
  /** Whether it is a single verb for what is done. */
  isTask: boolean;
  /** Whether it names a trade or a task: `rengøring`, but not `aften`. */
  isTrade: boolean;
  /** Whether it is what somebody is: `kok`, but not `rengøring`. */
  isPerson: boolean;
}

const mostRemembered = 200;
const remembered = new WeakMap<ReadonlySet<string>, LRUCache<string, readonly Segment[]>>();

/**
 * What was typed, one thing after the other: the longest known phrases from the left; stop words stand only inside a phrase. Remembered,
 * as one search asks for it several times.
 */
export function segmentsOf(text: string, stopWords: ReadonlySet<string>): readonly Segment[] {
  const recent = remembered.get(stopWords) ?? new LRUCache({ max: mostRemembered });
  remembered.set(stopWords, recent);
  const known = recent.get(text) ?? readSegments(text, stopWords);
  recent.set(text, known);
  return known;
}

function readSegments(text: string, stopWords: ReadonlySet<string>): Segment[] {
  const tokens = tokenise(text, longestQuery);
  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens.slice(at, at + longestEverydayPhrase));
    const phrase = tokens.slice(at, at + Math.max(1, length));
    const [first] = phrase;
    at += phrase.length;
    const isFiller = first && (danishStopWords().has(first.text) || stopWords.has(first.text));
    if (length > 0 || !isFiller) segments.push(segmentOf(phrase, stopWords));
  }
  return segments.slice(0, mostSegments);
}

/** A task and what it is done to, as one word: `trappevask` for "vaske trapper". */
export function namesOfTask(text: string, stopWords: ReadonlySet<string>): Alternative[] {
  const says = ({ text: one }: Token) => !danishStopWords().has(one) && !stopWords.has(one);
  const [task, object, ...others] = tokenise(text, longestQuery).filter(says);
  if (!task || !object || others.length > 0) return [];
  return compoundsOfTask(task, analyse(object).lemma).map((name) => ({ name: speltCompound(name), match: word(name) }));
}

/** Words of the longest beginning that means something as a whole; 0 for none. */
function phraseLength(tokens: readonly Token[]): number {
  for (let length = tokens.length; length > 0; length -= 1) {
    const phrase = tokens.slice(0, length);
    if (everydayMeaning(phrase) || (length > 1 && occupationsCalled(textOf(phrase)).length > 0)) return length;
  }
  return 0;
}

function segmentOf(tokens: readonly Token[], stopWords: ReadonlySet<string>): Segment {
  const text = textOf(tokens);
  const words = tokens.map(analyse);
  const meaning = everydayMeaning(tokens) ?? { same: [], related: [] };
  const own = occupationsCalled(text);
  const synonyms = synonymsOfWords(tokens.filter((token) => !danishStopWords().has(token.text)));
  const groups = new Set(own.map(({ group }) => group));
  const labels = groups.size <= mostGroups ? own.flatMap(({ names, english }) => [...names, english]) : [];
  const isClear = (name: string) => !isMixedName(lemmasOf(name));
  const terms = (isSame: boolean) =>
    synonyms.filter(({ weight }) => weight >= sameFrom === isSame).map(({ shown }) => shown);
  const only = words.length === 1 ? words : [];
  const closest = groupsCalled(text).length > 0 ? [text] : [text, ...meaning.same.slice(0, mostClosest)];
  const translations = tokens.length === 1 ? tokens.flatMap(translationsOf) : [];
  const meant = translations.length > 0 ? translations.flatMap(lemmasOf) : words.map(({ lemma }) => lemma);
  return {
    own: withoutPrefixes(parseQuery(text).match),
    alternatives: {
      synonym: [
        ...named(closestOf([...meaning.same, ...terms(true).filter(isClear)]), sameTrade),
        ...translations.map(translated),
        ...only.flatMap(membersApart),
      ],
      related: [
        ...named(closestOf([...meaning.related, ...[...terms(false), ...labels].filter(isClear)]), closeTrade),
        // A phrase means what it says as a whole: "bygge hjemmesider" is no work for a "bygger".
        ...only
          .flatMap(({ lemma }) => doersOf(lemma))
          .filter((lemma) => !isGeneric(lemma) && !stopWords.has(lemma))
          .map((lemma) => ({ name: spelt(lemma), match: sameTrade(lemma) })),
        ...only.flatMap(({ lemma }) => wordsOfNoun(lemma)).map(wordAlone),
      ],
      // A word with a meaning of its own is no sum of its members: "hjemmehjælper" has little to do with a "hjem".
      part: meaning.same.length > 0 ? [] : only.flatMap((one) => [...partsOf(one, stopWords), ...beginningOf(one)]),
      occupation: neighboursOf(closest.flatMap(groupsCalled), closest.map(headOf)),
    },
    parts: only.flatMap(({ members }) => tellingMembers(members, stopWords)),
    things: only.length === 0 ? thingsIn(tokens, stopWords) : [],
    isTelling: meant.some((lemma) => !isGeneric(lemma)) && !tokens.every(isLight),
    isTask: tokens.length === 1 && tokens.every((token) => isTask(token.text)),
    isTrade: (own.length > 0 || meaning.same.length > 0) && !meant.every(isRank),
    isPerson: isTradeWord(headOf(text)),
  };
}

/** What is said of the task that a noun is about: `svømme` for "svømning", as titles have it in "Svømmetræner". */
function wordsOfNoun(lemma: string): string[] {
  const task = taskOfNoun(lemma);
  return task ? wordsOfTask({ text: task, pieces: [] }).filter((one) => one !== lemma) : [];
}

/** `finans` and one of `elev`, `lærling`, `trainee` for "finanselev": people in training are called one thing here, another there. */
function membersApart({ members }: Analysis): Alternative[] {
  const last = members.at(-1);
  if (!last || !trainingLevels.includes(last.lemma)) return [];
  const firsts = members.slice(0, -1);
  const name = [...firsts.map((member) => spelt(member.lemma)), spelt(last.lemma)].join(' ');
  // What the training is in may stand beside the title, as a label.
  const trade = firsts.map((member) => ({ word: member.lemma }));
  return [{ name, match: allOf([...trade, anyOf(trainingLevels.map(word))]) }];
}

/**
 * What a compound is about: its first members where the last one says little (`lager` of "lagermedarbejder"), else the last one as the
 * whole name of a trade (`kok` of "skibskok"). The same last member does not make two compounds one trade.
 */
function partsOf({ members, lemma }: Analysis, stopWords: ReadonlySet<string>): Alternative[] {
  const last = members.at(-1);
  // Nobody who learns a trade is meant by who has learnt it.
  if (!last || trainingLevels.includes(last.lemma)) return [];
  const isFiller = (part: string) => !isTelling(part, stopWords);
  const firsts = members.slice(0, -1).filter((member) => !isFiller(member.lemma));
  if (isFiller(last.lemma)) return firsts.map((member) => wordAlone(member.lemma));
  const inner = lemma.slice(members[0]?.text.length ?? 0);
  return [...new Set([inner, last.lemma])].map((name) => ({ name: spelt(name), match: word(leadMark([name])) }));
}

/** Words of a phrase that are no task and known. */
function thingsIn(tokens: readonly Token[], stopWords: ReadonlySet<string>): QueryNode[] {
  return tokens
    .filter((token) => !isLight(token) && !isTask(token.text) && isTelling(token.text, stopWords))
    .map(analyse)
    .filter(({ known }) => known)
    .map(({ lemma }) => ({ word: lemma, inFields: true }));
}

/** What a word that no list has begins with: `havn` of "havnesjover". */
function beginningOf({ lemma, members, known }: Analysis): Alternative[] {
  if (known || members.length > 0) return [];
  const { firsts } = lexicon();
  for (let end = lemma.length - shortestPart; end > shortestPart; end -= 1) {
    const first = firsts.get(lemma.slice(0, end));
    if (first && !isGeneric(first)) return [wordAlone(first)];
  }
  return [];
}

function tellingMembers(members: readonly Member[], stopWords: ReadonlySet<string>): QueryNode[] {
  const telling = members.filter(({ lemma }) => lemma.length >= shortestPart && isTelling(lemma, stopWords));
  return telling.map(({ lemma }) => ({ word: lemma, inFields: true }));
}

/**
 * Names of the occupations of some groups, those of one word that are of the same kind as what was meant: the groups are wide. They count
 * where a title begins with one or names it.
 * @param kinds last members of what was meant; every kind without them
 */
export function neighboursOf(groups: readonly string[], kinds?: readonly string[]): Alternative[] {
  const names = [...new Set(groups)].slice(0, mostGroups).flatMap(namesOfGroup);
  return names
    .filter((name) => !name.includes(' ') && !isGeneric(headOf(name)) && (kinds?.includes(headOf(name)) ?? true))
    .slice(0, mostNames)
    .map((name) => ({ name, lemmas: lemmasOf(name) }))
    .map(({ name, lemmas }) => ({
      name,
      match: anyOf([word(leadMark(lemmas)), lemmas.length === 1 ? word(namedMark(lemmas[0] ?? '')) : emptyQuery]),
    }));
}

/** The last member of the last word of a name. */
export function headOf(name: string): string {
  const last = tokenise(name, longestQuery).at(-1);
  const { lemma = '', members = [] } = last ? analyse(last) : {};
  return members.at(-1)?.lemma ?? lemma;
}

function closestOf(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '').slice(0, mostOfKind);
}

/** @param ofTrade how a name of one word that is a trade has to be said */
function named(phrases: readonly string[], ofTrade: (lemma: string) => QueryNode): Alternative[] {
  return phrases
    .map((name) => ({ name, lemmas: lemmasOf(name) }))
    .map(({ name, lemmas }) => ({
      name,
      match: isTradeName(lemmas) ? ofTrade(lemmas[0] ?? '') : allOf(lemmas.map(word)),
    }))
    .filter(({ name, match }) => !isEmptyQuery(match) && !isGeneric(lemmasOf(name).join(' ')));
}

/** A trade is what a title names, not where it is: "Receptionist til advokathus" is no `advokat`. */
function isTradeName(lemmas: readonly string[]): boolean {
  const [only] = lemmas;
  if (lemmas.length !== 1 || only === undefined) return false;
  return ofManyTrades.has(only) || (lexicon().words.get(headOf(only))?.anyHead ?? false);
}

/** Last members of so many trades that a compound with one is another trade, folded: a "Kranfører" is no `foerer` of buses. */
const ofManyTrades = new Set('dekoratoer foerer instruktoer leder operatoer vagt'.split(' '));

/** The trade or a kind of it: `sygeplejerske` of "Hjemmesygeplejerske". */
function sameTrade(lemma: string): QueryNode {
  const named = { word: namedMark(lemma) };
  return ofManyTrades.has(lemma) ? named : anyOf([named, { word: kindMark(lemma) }]);
}

/** A trade that is close by. A name that many trades end in counts alone: the `montoer` of "Stilladsmontør" is another one. */
function closeTrade(lemma: string): QueryNode {
  return similarHeads(lemma).length > 0 ? { word: namedMark(lemma) } : sameTrade(lemma);
}

/** A word in another language is the word itself: it counts wherever the typed one would. */
function translated(name: string): Alternative {
  return { name, match: allOf(lemmasOf(name).map((lemma) => ({ word: lemma }))) };
}

function wordAlone(lemma: string): Alternative {
  return { name: spelt(lemma), match: word(lemma) };
}

/** Another name for what was typed counts in titles only: a title that goes by another name which has the name is two steps away. */
function word(lexeme: string): QueryNode {
  return lexeme === '' ? emptyQuery : { word: lexeme, inTitle: true };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.pieces.length > 1 ? token.pieces.join('-') : token.text)).join(' ');
}
