import type { Member } from '@jobblik/danish';
import {
  type Analysis,
  analyse,
  danishStopWords,
  isGeneric,
  lexicon,
  spelt,
  speltCompound,
  type Token,
  tokenise,
} from '@jobblik/danish';
import { LRUCache } from 'lru-cache';
import type { Alternative, ExpansionKind } from '../../platform/search/expansion.ts';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  type QueryNode,
  withoutPrefixes,
} from '../../platform/search/query-tree.ts';
import { kindTag, leadTag, namedTag } from '../documents/tags.ts';
import { isDistinctive, readQuery } from '../read-query.ts';
import { everydayMeaning, longestEverydayPhrase } from '../vocabulary/everyday-words.ts';
import { isMixedName } from '../vocabulary/mixed-name.ts';
import { groupsCalled, namesOfGroup, occupationsCalled } from '../vocabulary/occupations.ts';
import { agentNounsOf, lemmasOf, similarHeads, synonymsOfWords } from '../vocabulary/synonyms.ts';
import { compoundsOfTask, isLight, isTask, taskOfNoun, wordsOfTask } from '../vocabulary/task-words.ts';
import { isRank, isTradeName as isTradeWord, trainingLevels } from '../vocabulary/trades.ts';
import { translationsOf } from '../vocabulary/translations.ts';
import { longestQuery } from './longest-query.ts';

/** Minimum weight of a synonym with the same meaning, see `data/README.md`. */
const sameFrom = 0.9;
const mostSegments = 6;
const mostNames = 30;
/** Each name costs one or two posting lists; the first names of the data are the closest. */
const mostOfKind = 16;
/** Shorter members match anywhere: the `by` of "bybud". */
const shortestPart = 3;
/** Number of synonyms whose occupation groups are used; the first ones are the closest. */
const mostClosest = 2;
/** Maximum number of occupation groups. */
const mostGroups = 3;

/** Typed words that have a meaning together. */
export interface QuerySegment {
  own: QueryNode;
  /** By kind of expansion; `some` adds nothing. */
  alternatives: Record<Exclude<ExpansionKind, 'some'>, Alternative[]>;
  /** Members of a compound that have a meaning alone. */
  parts: QueryNode[];
  /** The subject of a phrase, for ads without the phrase: `løn` of "udbetale løn". */
  things: QueryNode[];
  /** Whether it has a meaning alone: `kok`, but not `medarbejder`. */
  isDistinctive: boolean;
  /** Whether it is a single verb for a task. */
  isTask: boolean;
  /** Whether it names a trade or a task: `rengøring`, but not `aften`. */
  isTrade: boolean;
  /** Whether it names a person: `kok`, but not `rengøring`. */
  isPerson: boolean;
}

const mostRemembered = 200;
const remembered = new WeakMap<ReadonlySet<string>, LRUCache<string, readonly QuerySegment[]>>();

/**
 * The segments of a typed query: the longest known phrases from the left, without stop words outside a phrase. Cached, because one
 * search needs them several times.
 */
export function segmentsOf(text: string, stopWords: ReadonlySet<string>): readonly QuerySegment[] {
  const recent = remembered.get(stopWords) ?? new LRUCache({ max: mostRemembered });
  remembered.set(stopWords, recent);
  const known = recent.get(text) ?? readSegments(text, stopWords);
  recent.set(text, known);
  return known;
}

function readSegments(text: string, stopWords: ReadonlySet<string>): QuerySegment[] {
  const tokens = tokenise(text, longestQuery);
  const segments: QuerySegment[] = [];
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

/** Compounds for a task and its object: `trappevask` for "vaske trapper". */
export function namesOfTask(text: string, stopWords: ReadonlySet<string>): Alternative[] {
  const isContentWord = ({ text: one }: Token) => !danishStopWords().has(one) && !stopWords.has(one);
  const [task, object, ...others] = tokenise(text, longestQuery).filter(isContentWord);
  if (!task || !object || others.length > 0) return [];
  return compoundsOfTask(task, analyse(object).lemma).map((name) => ({ name: speltCompound(name), match: word(name) }));
}

/** Number of words of the longest phrase at the beginning that has a meaning as a whole; 0 for none. */
function phraseLength(tokens: readonly Token[]): number {
  for (let length = tokens.length; length > 0; length -= 1) {
    const phrase = tokens.slice(0, length);
    if (everydayMeaning(phrase) || (length > 1 && occupationsCalled(textOf(phrase)).length > 0)) return length;
  }
  return 0;
}

function segmentOf(tokens: readonly Token[], stopWords: ReadonlySet<string>): QuerySegment {
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
  const lemmas = translations.length > 0 ? translations.flatMap(lemmasOf) : words.map(({ lemma }) => lemma);
  return {
    own: withoutPrefixes(readQuery(text).match),
    alternatives: {
      synonym: [
        ...named(closestOf([...meaning.same, ...terms(true).filter(isClear)]), sameTrade),
        ...translations.map(translated),
        ...only.flatMap(membersApart),
      ],
      related: [
        ...named(closestOf([...meaning.related, ...[...terms(false), ...labels].filter(isClear)]), closeTrade),
        // Only for single words: the phrase "bygge hjemmesider" is not work for a "bygger".
        ...only
          .flatMap(({ lemma }) => agentNounsOf(lemma))
          .filter((lemma) => !isGeneric(lemma) && !stopWords.has(lemma))
          .map((lemma) => ({ name: spelt(lemma), match: sameTrade(lemma) })),
        ...only.flatMap(({ lemma }) => wordsOfNoun(lemma)).map(wordAlone),
      ],
      // Members of a word with an everyday meaning do not match: a "hjemmehjælper" has little to do with a "hjem".
      part: meaning.same.length > 0 ? [] : only.flatMap((one) => [...partsOf(one, stopWords), ...beginningOf(one)]),
      occupation: neighboursOf(closest.flatMap(groupsCalled), closest.map(headOf)),
    },
    parts: only.flatMap(({ members }) => tellingMembers(members, stopWords)),
    things: only.length === 0 ? thingsIn(tokens, stopWords) : [],
    isDistinctive: lemmas.some((lemma) => !isGeneric(lemma)) && !tokens.every(isLight),
    isTask: tokens.length === 1 && tokens.every((token) => isTask(token.text)),
    isTrade: (own.length > 0 || meaning.same.length > 0) && !lemmas.every(isRank),
    isPerson: isTradeWord(headOf(text)),
  };
}

/** Words for the task of a noun: `svømme` for "svømning", which matches the title "Svømmetræner". */
function wordsOfNoun(lemma: string): string[] {
  const task = taskOfNoun(lemma);
  return task ? wordsOfTask({ text: task, pieces: [] }).filter((one) => one !== lemma) : [];
}

/** `finans` and one of `elev`, `lærling`, `trainee` for "finanselev": people in training have several names. */
function membersApart({ members }: Analysis): Alternative[] {
  const last = members.at(-1);
  if (!last || !trainingLevels.includes(last.lemma)) return [];
  const firsts = members.slice(0, -1);
  const name = [...firsts.map((member) => spelt(member.lemma)), spelt(last.lemma)].join(' ');
  // The trade may be in a label instead of the title.
  const trade = firsts.map((member) => ({ word: member.lemma }));
  return [{ name, match: allOf([...trade, anyOf(trainingLevels.map(word))]) }];
}

/**
 * The subject of a compound: its first members if the last one has little meaning (`lager` of "lagermedarbejder"), else the last
 * one as the whole name of a trade (`kok` of "skibskok"). Two compounds with the same last member are not the same trade.
 */
function partsOf({ members, lemma }: Analysis, stopWords: ReadonlySet<string>): Alternative[] {
  const last = members.at(-1);
  // A query for people in training does not match people who have finished it.
  if (!last || trainingLevels.includes(last.lemma)) return [];
  const isFiller = (part: string) => !isDistinctive(part, stopWords);
  const firsts = members.slice(0, -1).filter((member) => !isFiller(member.lemma));
  if (isFiller(last.lemma)) return firsts.map((member) => wordAlone(member.lemma));
  const inner = lemma.slice(members[0]?.text.length ?? 0);
  return [...new Set([inner, last.lemma])].map((name) => ({ name: spelt(name), match: word(leadTag([name])) }));
}

/** Known words of a phrase that are not tasks. */
function thingsIn(tokens: readonly Token[], stopWords: ReadonlySet<string>): QueryNode[] {
  return tokens
    .filter((token) => !isLight(token) && !isTask(token.text) && isDistinctive(token.text, stopWords))
    .map(analyse)
    .filter(({ known }) => known)
    .map(({ lemma }) => ({ word: lemma, inFields: true }));
}

/** The first member of an unknown word: `havn` of "havnesjover". */
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
  const distinctive = members.filter(({ lemma }) => lemma.length >= shortestPart && isDistinctive(lemma, stopWords));
  return distinctive.map(({ lemma }) => ({ word: lemma, inFields: true }));
}

/**
 * Names of the occupations of some groups, only single words with the same head as the query, because the groups are wide. They
 * match titles that begin with one or name it.
 * @param kinds heads of the query; without them every occupation is included
 */
export function neighboursOf(groups: readonly string[], kinds?: readonly string[]): Alternative[] {
  const names = [...new Set(groups)].slice(0, mostGroups).flatMap(namesOfGroup);
  return names
    .filter((name) => !name.includes(' ') && !isGeneric(headOf(name)) && (kinds?.includes(headOf(name)) ?? true))
    .slice(0, mostNames)
    .map((name) => ({ name, lemmas: lemmasOf(name) }))
    .map(({ name, lemmas }) => ({
      name,
      match: anyOf([word(leadTag(lemmas)), lemmas.length === 1 ? word(namedTag(lemmas[0] ?? '')) : emptyQuery]),
    }));
}

/** The head of a name: the last member of its last word. */
export function headOf(name: string): string {
  const last = tokenise(name, longestQuery).at(-1);
  const { lemma = '', members = [] } = last ? analyse(last) : {};
  return members.at(-1)?.lemma ?? lemma;
}

function closestOf(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '').slice(0, mostOfKind);
}

/** @param ofTrade query for a single word that names a trade */
function named(phrases: readonly string[], ofTrade: (lemma: string) => QueryNode): Alternative[] {
  return phrases
    .map((name) => ({ name, lemmas: lemmasOf(name) }))
    .map(({ name, lemmas }) => ({
      name,
      match: isTradeName(lemmas) ? ofTrade(lemmas[0] ?? '') : allOf(lemmas.map(word)),
    }))
    .filter(({ name, match }) => !isEmptyQuery(match) && !isGeneric(lemmasOf(name).join(' ')));
}

/**
 * Whether a name is a trade. It must be named by a title, not only mentioned: "Receptionist til advokathus" is not an `advokat`.
 */
function isTradeName(lemmas: readonly string[]): boolean {
  const [only] = lemmas;
  if (lemmas.length !== 1 || only === undefined) return false;
  return ofManyTrades.has(only) || (lexicon().words.get(headOf(only))?.anyHead ?? false);
}

/** Heads of many trades, so that a compound with one is another trade, folded: a "Kranfører" is not a `foerer` of buses. */
const ofManyTrades = new Set('dekoratoer foerer instruktoer leder operatoer vagt'.split(' '));

/** Matches the trade and its subtypes: "Hjemmesygeplejerske" for `sygeplejerske`. */
function sameTrade(lemma: string): QueryNode {
  const named = { word: namedTag(lemma) };
  return ofManyTrades.has(lemma) ? named : anyOf([named, { word: kindTag(lemma) }]);
}

/** Matches a similar trade. A head of many trades matches only alone: a "Stilladsmontør" is another trade than a `montoer`. */
function closeTrade(lemma: string): QueryNode {
  return similarHeads(lemma).length > 0 ? { word: namedTag(lemma) } : sameTrade(lemma);
}

/** A translation matches wherever the typed word would match. */
function translated(name: string): Alternative {
  return { name, match: allOf(lemmasOf(name).map((lemma) => ({ word: lemma }))) };
}

function wordAlone(lemma: string): Alternative {
  return { name: spelt(lemma), match: word(lemma) };
}

/** An alternative name matches only words of the title, not the title's own synonyms, which would be two steps away. */
function word(lexeme: string): QueryNode {
  return lexeme === '' ? emptyQuery : { word: lexeme, inTitle: true };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.pieces.length > 1 ? token.pieces.join('-') : token.text)).join(' ');
}
