import type { ExpansionKind, QueryConcept } from '../../platform/search/expansion.ts';
import { expansionKinds } from '../../platform/search/expansion.ts';
import {
  allOf,
  anyOf,
  isEmptyQuery,
  mapTerms,
  type QueryNode,
  type QueryTerm,
} from '../../platform/search/query-tree.ts';
import { openTag } from '../documents/tags.ts';
import { lemmasOf } from '../vocabulary/synonyms.ts';
import { isTradeName } from '../vocabulary/trades.ts';
import { headOf, type QuerySegment, segmentsOf } from './segments.ts';

const taskWeight = 0.4;

/**
 * Concepts for each meaningful segment of a typed query: whole words, members of compounds and synonyms. A name matches titles and
 * labels, related words match titles only.
 * @param options `isAlone`: whether nothing else was typed, such as a phrase filter
 */
export function conceptsOf(
  text: string,
  {
    stopWords,
    kinds = expansionKinds,
    isAlone: isAll = true,
  }: { stopWords: ReadonlySet<string>; kinds?: readonly ExpansionKind[]; isAlone?: boolean },
): QueryConcept[] {
  const segments = segmentsOf(text, stopWords);
  const distinctive = segments.filter(({ isDistinctive }) => isDistinctive);
  const of = (kind: 'synonym' | 'related' | 'part', alternatives: QuerySegment['alternatives']) =>
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
      isEssential: isTrade && (isAlone || !isTask),
    };
  });
  return [...concepts, ...segments.flatMap(({ parts }) => (parts.length > 1 ? parts.map(conceptOfPart) : []))];
}

/** Matches a trade in running text if the title names no trade: "Vil du være vores nye kollega?" */
function inOpenAd(name: string): QueryNode[] {
  const [only, ...others] = lemmasOf(name);
  return only && others.length === 0 && isTradeName(headOf(name)) ? [allOf([{ word: openTag }, { word: only }])] : [];
}

/** A separate concept for one member of a compound: a text with several members, "bageri" and "butik", has more evidence. */
function conceptOfPart(part: QueryNode): QueryConcept {
  return {
    variants: [
      { match: mapTerms(part, inTitle), score: 0.3 },
      { match: part, score: 0.2 },
    ],
    weight: 1,
    isEssential: false,
  };
}

export function inTitle(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: term.word, inTitle: true } : term;
}

function inFields(term: QueryTerm): QueryTerm {
  return 'word' in term ? { word: term.word, inFields: true } : term;
}

/** A concept for a tag, with the weight of a word. */
export function conceptOfTag(tag: string): QueryConcept {
  return { variants: [{ match: { word: tag }, score: 1 }], weight: 1, isEssential: false };
}
