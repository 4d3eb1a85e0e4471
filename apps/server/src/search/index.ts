/** Finding: how texts of jobs and people are indexed, and how typed queries are read and expanded, in Danish. */

export { danishSearch } from './danish-search.ts';
export { indexTerms } from './documents/index-terms.ts';
export { languageVersion } from './documents/language-version.ts';
export { leadOf } from './documents/lead.ts';
export { openTag } from './documents/tags.ts';
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
export { occupationsCalled } from './vocabulary/occupations.ts';
export { synonymsOf } from './vocabulary/synonyms.ts';
