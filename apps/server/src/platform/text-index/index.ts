/** Texts found by their words in PostgreSQL and filtered by facts in memory. Knows tables and words, no domain. */
export { headOf, type KeywordHits } from './find-by-words.ts';
export { IndexMemory } from './index-memory.ts';
export { largestKey, type Page, pageByKey, pageOfBest } from './page-by-key.ts';
export { arrange, oldestFirst } from './slots.ts';
export { textIndex } from './text-index.ts';
export { addedWords } from './vocabulary.ts';
