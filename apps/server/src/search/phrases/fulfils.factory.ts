import { phraseTagsOf, readPhrases } from './phrase-filters.ts';

/**
 * Whether an ad fulfils the phrase filters of a search.
 * @throws Error if the search has no phrase filters
 */
export function fulfils(search: string, text: string, heading = ''): boolean {
  const { words } = readPhrases(search);
  if (words.length === 0) throw new Error(`"${search}" has no phrase filter`);
  const fulfilled = phraseTagsOf({ heading, text });
  return words.every((word) => fulfilled.includes(word));
}
