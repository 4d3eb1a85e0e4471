/** How texts are indexed and typed queries are read and expanded, in Danish. */
export { isEverydayWord } from './everyday-words.ts';
export { type Indexed, type IndexTerms, indexTerms } from './index-terms.ts';
export { closestReading, type Found, findKeyword } from './keyword/find-keyword.ts';
export type { SearchableTexts, UsedWord, WordQuery } from './keyword/searchable-texts.ts';
export { languageVersion } from './language-version.ts';
export { leadOf } from './lead.ts';
export { leadPrefix, openMark } from './marks.ts';
export { parseQuery, type ReadPhrases } from './parse-query.ts';
export {
  allOf,
  allTermsOf,
  anyOf,
  isEmptyQuery,
  mapTerms,
  matches,
  type QueryNode,
  type QueryTerm,
  termsOf,
  toTsquery,
  withoutPrefixes,
} from './query-tree.ts';
export { synonymsOf } from './synonyms.ts';
export { weightedLexemes } from './weighted-lexemes.ts';
export {
  conceptsOf,
  deniedOf,
  isOneMeaning,
  namesTrade,
  type QueryConcept,
  tradesOf,
  trainingIn,
  type WideningStep,
  widenByGroup,
  widenByTitles,
  widenQuery,
} from './widen-query.ts';
export { bindDenials } from './widening/denials.ts';
export { occupationsCalled } from './widening/occupations.ts';
export { type Alternative, type WideningKind, wideningKinds } from './widening/segments.ts';
export { readSentence } from './widening/sentence.ts';
