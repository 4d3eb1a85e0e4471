import { type Analysis, analyse } from './analyse.ts';
import { everydayMeaning, longestEverydayPhrase } from './everyday-words.ts';
import { isGeneric, spelt, trainingLevels } from './lexicon.ts';
import { leadMark, leadOfMark } from './marks.ts';
import { isMixedName } from './mixed-name.ts';
import { groupsCalled, groupsOfLead, namesOfGroup, occupationsCalled } from './occupations.ts';
import { parseQuery } from './parse-query.ts';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  toTsquery,
  withoutPrefixes,
} from './query-tree.ts';
import { danishStopWords } from './stop-words.ts';
import { lemmasOf, relativesOf, synonymsOfWords } from './synonyms.ts';
import { type Token, tokenise } from './tokenise.ts';

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

/** A wider reading of a search, for the words of weighted fields. */
export interface WideningStep {
  kind: WideningKind;
  match: QueryNode;
  /** What this reading adds to those before it. */
  added: readonly Alternative[];
}

/** Surer than an alternative label, see the data. */
const sameFrom = 0.9;
const longestQuery = 200;
const mostSegments = 6;
const mostNames = 30;
/** So many groups of occupations are close by at most. */
const mostGroups = 3;

/** Typed words that mean something together. */
interface Segment {
  own: QueryNode;
  /** By reading; `some` adds nothing. */
  alternatives: Record<Exclude<WideningKind, 'some'>, Alternative[]>;
  /** Whether it says something alone: `kok`, but not `medarbejder`. */
  isTelling: boolean;
  /** Whether it names a trade or a task: `rengøring`, but not `aften`. */
  isTrade: boolean;
}

/**
 * Wider readings of a search, the closest first: each also matches what those before it match.
 * @param options `stopWords`: what every text of the kind says, folded; `kinds`: readings that may be used
 */
export function widenQuery(
  text: string,
  { stopWords, kinds = wideningKinds }: { stopWords: ReadonlySet<string>; kinds?: readonly WideningKind[] },
): WideningStep[] {
  const segments = segmentsOf(tokenise(text, longestQuery), stopWords).slice(0, mostSegments);
  const steps: WideningStep[] = [];
  const used: Exclude<WideningKind, 'some'>[] = [];
  for (const kind of wideningKinds) {
    if (!kinds.includes(kind)) continue;
    if (kind !== 'some') used.push(kind);
    const all = segments.map(({ own, alternatives }) => ({
      own,
      others: used.flatMap((one) => alternatives[one]).map(({ match }) => match),
    }));
    const match =
      kind === 'some'
        ? anyOf(all.filter((_, at) => segments[at]?.isTelling).flatMap(({ own, others }) => [own, ...others]))
        : allOf(all.map(({ own, others }) => anyOf([own, ...others])));
    const added = kind === 'some' ? [] : segments.flatMap(({ alternatives }) => alternatives[kind]);
    if (isEmptyQuery(match) || (kind !== 'some' && added.length === 0)) continue;
    const before = steps.at(-1);
    if (!before || toTsquery(before.match) !== toTsquery(match)) steps.push({ kind, match, added });
  }
  return steps;
}

/** The longest known phrases from the left; stop words stand only inside a phrase. */
function segmentsOf(tokens: readonly Token[], stopWords: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens.slice(at, at + longestEverydayPhrase));
    const phrase = tokens.slice(at, at + Math.max(1, length));
    const [first] = phrase;
    at += phrase.length;
    const isFiller = first && (danishStopWords().has(first.text) || stopWords.has(first.text));
    if (length > 0 || !isFiller) segments.push(segmentOf(phrase, stopWords));
  }
  return segments;
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
  const labels = own.length <= mostGroups ? own.flatMap(({ names }) => names) : [];
  const isClear = (name: string) => !isMixedName(lemmasOf(name));
  const terms = (isSame: boolean) =>
    synonyms.filter(({ weight }) => weight >= sameFrom === isSame).map(({ shown }) => shown);
  const only = words.length === 1 ? words : [];
  return {
    own: withoutPrefixes(parseQuery(text).match),
    alternatives: {
      synonym: [...named([...meaning.same, ...terms(true).filter(isClear)]), ...only.flatMap(membersApart)],
      related: [
        ...named([...meaning.related, ...[...terms(false), ...labels].filter(isClear)]),
        ...words.flatMap(({ lemma }) => relativesOf(lemma)).map(wordAlone),
      ],
      // A word with a meaning of its own is no sum of its members: "hjemmehjælper" has little to do with a "hjem".
      part: meaning.same.length > 0 ? [] : only.flatMap((one) => partsOf(one, stopWords)),
      occupation: neighboursOf([text, ...meaning.same].flatMap(groupsCalled)),
    },
    isTelling: words.some(({ lemma }) => !isGeneric(lemma)),
    isTrade: own.length > 0 || meaning.same.length > 0,
  };
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
  if (!last) return [];
  const isFiller = (part: string) => isGeneric(part) || trainingLevels.includes(part) || stopWords.has(part);
  const firsts = members
    .slice(0, -1)
    .filter((member) => !isFiller(member.lemma) && !danishStopWords().has(member.lemma));
  if (isFiller(last.lemma)) return firsts.map((member) => wordAlone(member.lemma));
  const inner = lemma.slice(members[0]?.text.length ?? 0);
  return [...new Set([inner, last.lemma])].map((name) => ({ name: spelt(name), match: word(leadMark([name])) }));
}

/** Names of the occupations of some groups, those of one word. They count where a title begins with one. */
function neighboursOf(groups: readonly string[]): Alternative[] {
  const names = [...new Set(groups)].slice(0, mostGroups).flatMap(namesOfGroup);
  return names
    .filter((name) => !name.includes(' '))
    .slice(0, mostNames)
    .map((name) => ({ name, match: word(leadMark(lemmasOf(name))) }));
}

/**
 * Occupations close to those of some titles; undefined where there are none.
 * @param marks of the beginnings of the titles, as documents have them
 */
export function widenByTitles(marks: readonly string[]): WideningStep | undefined {
  const added = neighboursOf(marks.map(leadOfMark).flatMap(groupsOfLead));
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Whether everything that was typed means one thing: "arbejde med ældre". */
export function isOneMeaning(text: string): boolean {
  return everydayMeaning(tokenise(text, longestQuery)) !== undefined;
}

/** Trades and tasks among several things that were typed, where a title has them: `rengøring` of "rengøring aften". */
export function tradesOf(text: string, stopWords: ReadonlySet<string>): QueryNode {
  const segments = segmentsOf(tokenise(text, longestQuery), stopWords).slice(0, mostSegments);
  if (segments.length < 2) return emptyQuery;
  const inTitle = (node: QueryNode) => mapTerms(node, (term) => ('word' in term ? { ...term, inTitle: true } : term));
  const trades = segments.filter(({ isTrade, isTelling }) => isTrade && isTelling);
  return anyOf(
    trades.flatMap(({ own, alternatives }) => [own, ...alternatives.synonym.map(({ match }) => match)]).map(inTitle),
  );
}

function named(phrases: readonly string[]): Alternative[] {
  return phrases
    .map((name) => ({ name, match: allOf(lemmasOf(name).map(word)) }))
    .filter(({ match }) => !isEmptyQuery(match) && !('word' in match && isGeneric(match.word)));
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
