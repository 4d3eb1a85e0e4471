import { analyse, tokenise } from '@jobblik/danish';
import { everydayMeaning, isEnglishWord } from './everyday-words.ts';
import { longestQuery } from './longest-query.ts';
import { leadOfMark, openMark } from './marks.ts';
import type { ReadPhrases } from './parse-query.ts';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  type QueryTerm,
  toTsquery,
} from './query-tree.ts';
import { lemmasOf } from './synonyms.ts';
import { isTradeName, trainingLevels } from './trades.ts';
import { groupsOfLead, occupationsCalled } from './widening/occupations.ts';
import {
  type Alternative,
  headOf,
  namesOfTask,
  neighboursOf,
  type Segment,
  segmentsOf,
  type WideningKind,
  wideningKinds,
} from './widening/segments.ts';
import { readSentence } from './widening/sentence.ts';

/** An expanded query for the words of weighted fields. */
export interface WideningStep {
  kind: WideningKind;
  match: QueryNode;
  /** The alternatives that this step adds to the steps before it. */
  added: readonly Alternative[];
}

/**
 * Steps of query expansion, the closest first: each step also matches the hits of those before it. For texts with only some of the
 * words see `conceptsOf`.
 * @param options `stopWords`: words of every text of the kind, folded; `kinds`: permitted steps
 */
export function widenQuery(
  text: string,
  { stopWords, kinds = wideningKinds }: { stopWords: ReadonlySet<string>; kinds?: readonly WideningKind[] },
): WideningStep[] {
  const segments = segmentsOf(text, stopWords);
  const asOne = kinds.includes('synonym') ? namesOfTask(text, stopWords) : [];
  const steps: WideningStep[] = [];
  const used: Exclude<WideningKind, 'some'>[] = [];
  for (const kind of wideningKinds) {
    if (kind === 'some' || !kinds.includes(kind)) continue;
    used.push(kind);
    const each = segments.map(({ own, alternatives }) =>
      anyOf([own, ...used.flatMap((one) => alternatives[one]).map((one) => one.match)]),
    );
    const match = anyOf([allOf(each), ...asOne.map((one) => one.match)]);
    const added = [...segments.flatMap(({ alternatives }) => alternatives[kind]), ...(kind === 'synonym' ? asOne : [])];
    if (isEmptyQuery(match) || added.length === 0) continue;
    const before = steps.at(-1);
    if (!before || toTsquery(before.match) !== toTsquery(match)) steps.push({ kind, match, added });
  }
  return steps;
}

/** Queries for one segment of a typed query. */
export interface QueryConcept {
  /** The strongest evidence first, with a relative value up to 1. */
  variants: readonly { match: QueryNode; score: number }[];
  /** Weight among the other concepts, usually 1: the object of a task has more weight than the task. */
  weight: number;
  /** Whether it is a trade or a known task, which is more important than time and place. */
  isTrade: boolean;
}

const taskWeight = 0.4;

/**
 * Concepts for each meaningful segment of a typed query: whole words, members of compounds and synonyms. A name matches titles and
 * labels, related words match titles only.
 * @param options `isAlone`: whether nothing else was typed, such as a wish
 */
export function conceptsOf(
  text: string,
  {
    stopWords,
    kinds = wideningKinds,
    isAlone: isAll = true,
  }: { stopWords: ReadonlySet<string>; kinds?: readonly WideningKind[]; isAlone?: boolean },
): QueryConcept[] {
  const segments = segmentsOf(text, stopWords);
  const distinctive = segments.filter(({ isDistinctive }) => isDistinctive);
  const of = (kind: 'synonym' | 'related' | 'part', alternatives: Segment['alternatives']) =>
    kinds.includes(kind) ? alternatives[kind].map(({ match }) => match) : [];
  const concepts = (distinctive.length > 0 ? distinctive : segments).map((segment) => {
    const { own, alternatives, isTask, isTrade } = segment;
    // The words of a phrase match separately only if nothing else was typed.
    const parts = isAll && segments.length === 1 ? [...segment.parts, ...segment.things] : segment.parts;
    // A text that mentions a trade is usually an ad for another one.
    const isMentioned = isAll && isTrade && !isTask && segments.length === 1;
    const names = of('synonym', alternatives);
    const otherNames = kinds.includes('synonym')
      ? alternatives.synonym.map(({ name }) => allOf(lemmasOf(name).map((lemma) => ({ word: lemma, inFields: true }))))
      : [];
    const openNames =
      isAll && kinds.includes('synonym') ? alternatives.synonym.flatMap(({ name }) => inOpenAd(name)) : [];
    const variants = [
      { match: anyOf([mapTerms(own, inTitle), ...names]), score: 1 },
      { match: mapTerms(own, inFields), score: 0.8 },
      { match: anyOf([...(isMentioned ? [] : [own]), ...otherNames, ...openNames]), score: 0.6 },
      { match: anyOf([...of('related', alternatives), ...of('part', alternatives), ...parts]), score: 0.4 },
      ...(isMentioned ? [{ match: own, score: 0.3 }] : []),
    ];
    const [weight, isAlone] = [isTask ? taskWeight : 1, segments.length === 1];
    return {
      variants: variants.filter(({ match }) => !isEmptyQuery(match)),
      weight,
      // The object of a task defines the trade: "programmere plc" is not work for every "programmør".
      isTrade: isTrade && (isAlone || !isTask),
    };
  });
  return [...concepts, ...segments.flatMap(({ parts }) => (parts.length > 1 ? parts.map(conceptOfPart) : []))];
}

/** Matches a trade in running text if the title names no trade: "Vil du være vores nye kollega?" */
function inOpenAd(name: string): QueryNode[] {
  const [only, ...others] = lemmasOf(name);
  return only && others.length === 0 && isTradeName(headOf(name)) ? [allOf([{ word: openMark }, { word: only }])] : [];
}

/** A separate concept for one member of a compound: a text with several members, "bageri" and "butik", has more evidence. */
function conceptOfPart(part: QueryNode): QueryConcept {
  return {
    variants: [
      { match: mapTerms(part, inTitle), score: 0.3 },
      { match: part, score: 0.2 },
    ],
    weight: 1,
    isTrade: false,
  };
}

function inTitle(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: term.word, inTitle: true } : term;
}

function inFields(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: term.word, inFields: true } : term;
}

/**
 * Occupations close to those of some titles; undefined if there are none.
 * @param marks lead marks of the documents, see `leadMark`
 */
export function widenByTitles(marks: readonly string[]): WideningStep | undefined {
  const leads = marks.map(leadOfMark);
  const added = neighboursOf(leads.flatMap(groupsOfLead), leads.map(headOf));
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Every occupation in the group of the one that a query names, by any of its names; undefined for other queries. */
export function widenByGroup(text: string): WideningStep | undefined {
  const groups = new Set(occupationsCalled(text).map(({ group }) => group));
  const added = groups.size === 1 ? neighboursOf([...groups]) : [];
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Matches people in training, for a query that names them: "elev hos tandlæge"; empty for other queries. */
export function trainingIn(text: string): QueryNode {
  const isTraining = (lemma: string) => trainingLevels.includes(lemma);
  const words = tokenise(text, longestQuery).map(analyse);
  if (!words.some(({ lemma, members }) => isTraining(members.at(-1)?.lemma ?? lemma))) return emptyQuery;
  return anyOf(trainingLevels.map((word) => ({ word, inFields: true })));
}

const noStopWords: ReadonlySet<string> = new Set();

/** {@link deniedIn} of a keyword whose phrases correspond to marker terms: a wish such as "uden salg" denies by itself. */
export function deniedOf(keyword: string, { readPhrases }: { readPhrases?: ReadPhrases | undefined }): QueryNode {
  const { words = [], rest = keyword } = readPhrases?.(keyword) ?? {};
  return deniedIn(words.length === 0 || isOneMeaning(keyword) ? keyword : rest);
}

/**
 * Matches titles with an excluded word: "arbejde i køkken uden at være kok"; empty for other queries. Synonyms of things are
 * excluded as well, "sygehus" for "hospital"; synonyms of trades are not, because they are other trades.
 */
export function deniedIn(text: string): QueryNode {
  const denied = readSentence(text).denied.flatMap((word) => segmentsOf(word, noStopWords));
  return anyOf(
    denied
      .filter(({ isDistinctive }) => isDistinctive)
      .flatMap(({ own, isPerson, alternatives }) => [
        mapTerms(own, inTitle),
        ...(isPerson ? [] : alternatives.synonym.map(({ match }) => match)),
      ]),
  );
}

/**
 * Whether mentions in running text are not relevant: for a single English word, such as "driver" and "some", and for subject or
 * place of work, as in "job med hunde" and "arbejde i kirken".
 */
export function isOnlyNamed(text: string, stopWords: ReadonlySet<string>): boolean {
  const tokens = tokenise(text, longestQuery);
  const isAbout = stopWords.has(tokens[0]?.text ?? '') && beforeThing.has(tokens[1]?.text ?? '');
  // A word that is not in the word list is rare, so a text that mentions it is relevant.
  if (isAbout && tokens.slice(2).every((token) => analyse(token).known)) return true;
  if (everydayMeaning(tokens) === undefined) return false;
  const [only, ...others] = tokens.filter((token) => !stopWords.has(token.text));
  const isForeign = only !== undefined && others.length === 0 && isEnglishWord(only.text);
  return isForeign;
}

/** Words between "job" and its subject or place. */
const beforeThing = new Set(['med', 'with', 'i', 'paa', 'hos', 'in', 'at']);

/** Whether the whole query has one everyday meaning: "arbejde med ældre". */
export function isOneMeaning(text: string): boolean {
  return everydayMeaning(tokenise(text, longestQuery)) !== undefined;
}

/** Whether a query names a trade or a task, which is more important than the other words. */
export function namesTrade(text: string, stopWords: ReadonlySet<string>): boolean {
  return segmentsOf(text, stopWords).some(({ isTrade, isTask, isDistinctive }) => isDistinctive && (isTrade || isTask));
}

/** Matches titles with a trade or task of a query that has several segments: `rengøring` of "rengøring aften". */
export function tradesOf(text: string, stopWords: ReadonlySet<string>): QueryNode {
  const segments = segmentsOf(text, stopWords);
  if (segments.length < 2) return emptyQuery;
  const trades = segments.filter(({ isTrade, isDistinctive }) => isTrade && isDistinctive);
  return anyOf(
    trades
      .flatMap(({ own, alternatives }) => [own, ...alternatives.synonym.map(({ match }) => match)])
      .map((node) => mapTerms(node, inTitle)),
  );
}
