import { analyse, tokenise } from '@jobblik/danish';
import {
  type Expansion,
  type ExpansionKind,
  type ExpansionStep,
  expansionKinds,
} from '../platform/search/expansion.ts';
import {
  allOf,
  anyOf,
  emptyQuery,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  toTsquery,
} from '../platform/search/query-tree.ts';
import type { QueryOptions, ReadPhrases } from '../platform/search/searchable-texts.ts';
import { leadOfTag } from './documents/tags.ts';
import { conceptOfTag, conceptsOf, inTitle } from './query/concepts.ts';
import { longestQuery } from './query/longest-query.ts';
import { headOf, namesOfTask, neighboursOf, segmentsOf } from './query/segments.ts';
import { readSentence } from './query/sentence.ts';
import { everydayMeaning, isEnglishWord } from './vocabulary/everyday-words.ts';
import { groupsOfLead, occupationsCalled } from './vocabulary/occupations.ts';
import { trainingLevels } from './vocabulary/trades.ts';

/**
 * Wider readings of a keyword. Phrases are not expanded, unless the whole keyword has one meaning; texts similar to the other words
 * must also have the tags of the phrases.
 * @param options `kinds`: permitted kinds of expansion
 */
export function expandQuery(
  keyword: string,
  { stopWords, readPhrases, kinds }: QueryOptions & { kinds: readonly ExpansionKind[] },
): Expansion {
  const phrases = readPhrases?.(keyword) ?? { words: [], rest: keyword };
  const isOne = phrases.words.length === 0 || isOneMeaning(keyword);
  const text = isOne ? readSentence(keyword).keywords : readSentence(phrases.rest, true).keywords;
  const tags = isOne ? [] : phrases.words;
  return {
    required: isOne ? undefined : allOf(tags.map((word) => ({ word }))),
    bestRequired: anyOf((phrases.best ?? phrases.words).map((word) => ({ word }))),
    needsWords: !isOne && namesTrade(text, stopWords),
    denied: deniedOf(keyword, { readPhrases }),
    steps: expansionSteps(text, { stopWords, kinds }),
    neighbours: () => (kinds.includes('occupation') ? neighboursOfGroup(text) : undefined),
    neighboursOf: neighboursOfTitles,
    concepts: () => ({
      own: conceptsOf(text, { stopWords, kinds, isAlone: tags.length === 0 }),
      required: tags.map(conceptOfTag),
    }),
    essential: () => tradesOf(text, stopWords),
    exclusive: () => trainingIn(text),
  };
}

/**
 * Steps of query expansion, the closest first: each step also matches the hits of those before it. For texts with only some of the
 * words see {@link conceptsOf}.
 * @param options `stopWords`: words of every text of the kind, folded; `kinds`: permitted steps
 */
export function expansionSteps(
  text: string,
  { stopWords, kinds = expansionKinds }: { stopWords: ReadonlySet<string>; kinds?: readonly ExpansionKind[] },
): ExpansionStep[] {
  const segments = segmentsOf(text, stopWords);
  const asOne = kinds.includes('synonym') ? namesOfTask(text, stopWords) : [];
  const steps: ExpansionStep[] = [];
  const used: Exclude<ExpansionKind, 'some'>[] = [];
  for (const kind of expansionKinds) {
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

/**
 * Occupations close to those of some titles; undefined if there are none.
 * @param tags lead tags of the documents, see `leadTag`
 */
export function neighboursOfTitles(tags: readonly string[]): ExpansionStep | undefined {
  const leads = tags.map(leadOfTag);
  const added = neighboursOf(leads.flatMap(groupsOfLead), leads.map(headOf));
  return added.length > 0 ? { kind: 'occupation', match: anyOf(added.map(({ match }) => match)), added } : undefined;
}

/** Every occupation in the group of the one that a query names, by any of its names; undefined for other queries. */
export function neighboursOfGroup(text: string): ExpansionStep | undefined {
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

/** {@link deniedIn} of a keyword whose phrases correspond to tags: a phrase filter such as "uden salg" denies by itself. */
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
