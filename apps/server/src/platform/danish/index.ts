/** Danish text for searching: how texts are indexed and searches are read. Knows words, no domain. */
export { correct } from './correct.ts';
export { fold } from './fold.ts';
export { type IndexTerms, indexTerms } from './index-terms.ts';
export { type ParsedQuery, parseQuery } from './parse-query.ts';
export { splitCompound } from './split-compound.ts';
export { synonymsOf } from './synonyms.ts';
