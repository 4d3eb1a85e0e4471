import { stemmer } from '@orama/stemmers/danish';
import { fold } from './fold.ts';

/**
 * The Danish Snowball stemmer (snowballstem.org) for folded words. It is the fallback for words that are not in the word list;
 * known words are reduced to their dictionary form instead, which distinguishes `lærer` from `lære`. The stemmer counts æ, ø and å
 * as one letter each, so the digraphs are replaced by these letters before, and folded again after.
 */
export function stem(folded: string): string {
  return fold(stemmer(folded.replaceAll('ae', 'æ').replaceAll('oe', 'ø').replaceAll('aa', 'å')));
}
