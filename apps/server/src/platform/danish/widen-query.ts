import { analyse } from './analyse.ts';
import { everydayMeaning, isEnglishWord } from './everyday-words.ts';
import { isTradeName, trainingLevels } from './lexicon.ts';
import { leadOfMark, openMark } from './marks.ts';
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
import { longestQuery, tokenise } from './tokenise.ts';
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

/** A wider reading of a search, for the words of weighted fields. */
export interface WideningStep {
  kind: WideningKind;
  match: QueryNode;
  /** What this reading adds to those before it. */
  added: readonly Alternative[];
}

/**
 * Wider readings of a search, the closest first: each also matches what those before it match. Some of the words are no such reading, see
 * `cluesOf`.
 * @param options `stopWords`: what every text of the kind says, folded; `kinds`: readings that may be used
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

/** What ads say of one thing that was typed. */
export interface Clue {
  /** The clearest first, with what it is worth beside the others: 1 at most. */
  sayings: readonly { match: QueryNode; worth: number }[];
  /** How much it tells beside other things, 1 as a rule: what a task is done to tells more than the task. */
  weight: number;
  /** Whether it is a trade or a known task, beside which when and where say little. */
  isTrade: boolean;
}

const taskWeight = 0.4;

/**
 * What ads say of each thing that was typed and says something alone, whole, in a compound or by another name. A name counts in titles and
 * labels, what is only related in titles.
 * @param options `isAlone`: whether nothing else was typed, as a wish
 */
export function cluesOf(
  text: string,
  {
    stopWords,
    kinds = wideningKinds,
    isAlone: isAll = true,
  }: { stopWords: ReadonlySet<string>; kinds?: readonly WideningKind[]; isAlone?: boolean },
): Clue[] {
  const segments = segmentsOf(text, stopWords);
  const telling = segments.filter(({ isTelling }) => isTelling);
  const of = (kind: 'synonym' | 'related' | 'part', alternatives: Segment['alternatives']) =>
    kinds.includes(kind) ? alternatives[kind].map(({ match }) => match) : [];
  const clues = (telling.length > 0 ? telling : segments).map((segment) => {
    const { own, alternatives, isTask, isTrade } = segment;
    // Beside other things a phrase counts as a whole.
    const parts = isAll && segments.length === 1 ? [...segment.parts, ...segment.things] : segment.parts;
    // A text that mentions a trade looks for another one as a rule.
    const isMentioned = isAll && isTrade && !isTask && segments.length === 1;
    const names = of('synonym', alternatives);
    const otherNames = kinds.includes('synonym')
      ? alternatives.synonym.map(({ name }) => allOf(lemmasOf(name).map((lemma) => ({ word: lemma, inFields: true }))))
      : [];
    const openNames =
      isAll && kinds.includes('synonym') ? alternatives.synonym.flatMap(({ name }) => inOpenAd(name)) : [];
    const sayings = [
      { match: anyOf([mapTerms(own, inTitle), ...names]), worth: 1 },
      { match: mapTerms(own, inFields), worth: 0.8 },
      { match: anyOf([...(isMentioned ? [] : [own]), ...otherNames, ...openNames]), worth: 0.6 },
      { match: anyOf([...of('related', alternatives), ...of('part', alternatives), ...parts]), worth: 0.4 },
      ...(isMentioned ? [{ match: own, worth: 0.3 }] : []),
    ];
    const [weight, isAlone] = [isTask ? taskWeight : 1, segments.length === 1];
    return {
      sayings: sayings.filter(({ match }) => !isEmptyQuery(match)),
      weight,
      // What a task is done to says whose it is: "programmere plc" is no work for every "programmør".
      isTrade: isTrade && (isAlone || !isTask),
    };
  });
  return [...clues, ...segments.flatMap(({ parts }) => (parts.length > 1 ? parts.map(clueOfPart) : []))];
}

/** The running text says who is looked for where the title names nobody: "Vil du være vores nye kollega?" */
function inOpenAd(name: string): QueryNode[] {
  const [only, ...others] = lemmasOf(name);
  return only && others.length === 0 && isTradeName(headOf(name)) ? [allOf([{ word: openMark }, { word: only }])] : [];
}

/** A text that has several members of a compound apart says more than one that has a single one: "bageri" and "butik". */
function clueOfPart(part: QueryNode): Clue {
  return {
    sayings: [
      { match: mapTerms(part, inTitle), worth: 0.3 },
      { match: part, worth: 0.2 },
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
 * Occupations close to those of some titles; undefined where there are none.
 * @param marks of the beginnings of the titles, as documents have them
 */
export function widenByTitles(marks: readonly string[]): WideningStep | undefined {
  const leads = marks.map(leadOfMark);
  const added = neighboursOf(leads.flatMap(groupsOfLead), leads.map(headOf));
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Every occupation of the group of the one that a search names, however it is called; undefined for other searches. */
export function widenByGroup(text: string): WideningStep | undefined {
  const groups = new Set(occupationsCalled(text).map(({ group }) => group));
  const added = groups.size === 1 ? neighboursOf([...groups]) : [];
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Matches who learns a trade, where somebody who learns one was looked for: "elev hos tandlæge"; empty for other searches. */
export function trainingIn(text: string): QueryNode {
  const isTraining = (lemma: string) => trainingLevels.includes(lemma);
  const words = tokenise(text, longestQuery).map(analyse);
  if (!words.some(({ lemma, members }) => isTraining(members.at(-1)?.lemma ?? lemma))) return emptyQuery;
  return anyOf(trainingLevels.map((word) => ({ word, inFields: true })));
}

const noStopWords: ReadonlySet<string> = new Set();

/**
 * Matches titles that name what somebody does not want: "arbejde i køkken uden at være kok"; empty for other searches. A thing has other
 * names in titles: "sygehus" for "hospital". Those of a trade are other trades.
 */
export function deniedIn(text: string): QueryNode {
  const denied = readSentence(text).denied.flatMap((word) => segmentsOf(word, noStopWords));
  return anyOf(
    denied
      .filter(({ isTelling }) => isTelling)
      .flatMap(({ own, isPerson, alternatives }) => [
        mapTerms(own, inTitle),
        ...(isPerson ? [] : alternatives.synonym.map(({ match }) => match)),
      ]),
  );
}

/**
 * Whether a mention in running text is not what was meant: of one English word, as "driver" and "some", and of what work is with or
 * where it is, as in "job med hunde" and "arbejde i kirken".
 */
export function isOnlyNamed(text: string, stopWords: ReadonlySet<string>): boolean {
  const tokens = tokenise(text, longestQuery);
  const isAbout = stopWords.has(tokens[0]?.text ?? '') && beforeThing.has(tokens[1]?.text ?? '');
  // A word that no list has is rare, and who mentions it has something to do with it.
  if (isAbout && tokens.slice(2).every((token) => analyse(token).known)) return true;
  if (everydayMeaning(tokens) === undefined) return false;
  const [only, ...others] = tokens.filter((token) => !stopWords.has(token.text));
  const isForeign = only !== undefined && others.length === 0 && isEnglishWord(only.text);
  return isForeign;
}

/** Words between "job" and what it is with or where it is. */
const beforeThing = new Set(['med', 'with', 'i', 'paa', 'hos', 'in', 'at']);

/** Whether everything that was typed means one thing: "arbejde med ældre". */
export function isOneMeaning(text: string): boolean {
  return everydayMeaning(tokenise(text, longestQuery)) !== undefined;
}

/** Whether a trade or a task was typed, beside which other words say little. */
export function namesTrade(text: string, stopWords: ReadonlySet<string>): boolean {
  return segmentsOf(text, stopWords).some(({ isTrade, isTask, isTelling }) => isTelling && (isTrade || isTask));
}

/** Trades and tasks among several things that were typed, where a title has them: `rengøring` of "rengøring aften". */
export function tradesOf(text: string, stopWords: ReadonlySet<string>): QueryNode {
  const segments = segmentsOf(text, stopWords);
  if (segments.length < 2) return emptyQuery;
  const trades = segments.filter(({ isTrade, isTelling }) => isTrade && isTelling);
  return anyOf(
    trades
      .flatMap(({ own, alternatives }) => [own, ...alternatives.synonym.map(({ match }) => match)])
      .map((node) => mapTerms(node, inTitle)),
  );
}
