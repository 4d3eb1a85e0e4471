import { readWords } from './read-lines.ts';

const stopWords = readWords(new URL('./data/stopwords.txt', import.meta.url));

/** Words without meaning in a search, folded: `og`, `til`, `paa`. */
export function danishStopWords(): ReadonlySet<string> {
  return stopWords;
}
