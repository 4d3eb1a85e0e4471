/** Texts found by their words and filtered by facts, both kept in memory as new as the database. Knows tables and words, no domain. */
export { AgeOrder } from './age-order.ts';
export { IndexMemory, type KeywordHits } from './index-memory.ts';
export { headOf, indexedWordsFile, wordsOf } from './indexed-words.ts';
export { largestKey, type Page, pageByKey } from './page-by-key.ts';
export { SlotLists } from './slot-lists.ts';
export { SlotSet } from './slot-set.ts';
export { arrange, type Slots } from './slots.ts';
export { textIndex } from './text-index.ts';
export { addedWords } from './vocabulary.ts';
