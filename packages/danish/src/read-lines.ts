import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

/** The lines of a data file, in order; without empty lines and without comments, which begin with `#`. */
export function readLines(file: URL): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The words of a data file with one on each line, folded. */
export function readWords(file: URL): ReadonlySet<string> {
  return new Set(readLines(file).map(fold));
}
