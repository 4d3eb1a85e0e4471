import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

let loaded: ReadonlySet<string> | undefined;

/** Words without meaning in a search, folded: `og`, `til`, `paa`. */
export function danishStopWords(): ReadonlySet<string> {
  loaded ??= new Set(
    readFileSync(new URL('./data/stopwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(fold),
  );
  return loaded;
}
