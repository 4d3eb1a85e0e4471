import { everydayMeaning } from './everyday-words.ts';
import { leadOfMark } from './marks.ts';
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
import { groupsOfLead } from './widening/occupations.ts';
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
 */
export function cluesOf(
  text: string,
  { stopWords, kinds = wideningKinds }: { stopWords: ReadonlySet<string>; kinds?: readonly WideningKind[] },
): Clue[] {
  const segments = segmentsOf(text, stopWords);
  const telling = segments.filter(({ isTelling }) => isTelling);
  const of = (kind: 'synonym' | 'related' | 'part', alternatives: Segment['alternatives']) =>
    kinds.includes(kind) ? alternatives[kind].map(({ match }) => match) : [];
  return (telling.length > 0 ? telling : segments).map(({ own, parts, alternatives, isTask, isTrade }) => {
    const names = of('synonym', alternatives);
    const otherNames = kinds.includes('synonym')
      ? alternatives.synonym.map(({ name }) => allOf(lemmasOf(name).map((lemma) => ({ word: lemma, inFields: true }))))
      : [];
    const sayings = [
      { match: anyOf([mapTerms(own, inTitle), ...names]), worth: 1 },
      { match: mapTerms(own, inFields), worth: 0.8 },
      { match: anyOf([own, ...otherNames]), worth: 0.6 },
      { match: anyOf([...of('related', alternatives), ...of('part', alternatives), ...parts]), worth: 0.4 },
    ];
    return { sayings: sayings.filter(({ match }) => !isEmptyQuery(match)), weight: isTask ? taskWeight : 1, isTrade };
  });
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

/** Whether everything that was typed means one thing: "arbejde med ældre". */
export function isOneMeaning(text: string): boolean {
  return everydayMeaning(tokenise(text, longestQuery)) !== undefined;
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
