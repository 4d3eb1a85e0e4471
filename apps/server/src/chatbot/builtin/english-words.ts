import { readWords } from '@jobblik/danish';
import { stemmer } from '@orama/stemmers/english';

/** Function words, which say little about the subject of a question. */
export const englishStopWords: ReadonlySet<string> = readWords(new URL('./data/en/stop-words.txt', import.meta.url));

/** The stem by which an English word is compared: `deleting` and `deleted` have the same. */
export function englishStem(word: string): string {
  return stemmer(word);
}
