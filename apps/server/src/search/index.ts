/**
 * Finding: how typed queries are read and expanded, in Danish. How texts are indexed stands in `documents/index.ts`, names of work in
 * `vocabulary/index.ts`.
 */

export { danishSearch } from './danish-search.ts';
export { findKeyword } from './find-keyword.ts';
export { phraseTagsOf, readPhrases } from './phrases/phrase-filters.ts';
export {
  longestName,
  placeNamed,
  placesAmong,
  type TypedPlace,
  typedWords,
  withoutPlaces,
} from './query/read-places.ts';
export { readQuery } from './read-query.ts';
export { isEverydayWord } from './vocabulary/everyday-words.ts';
