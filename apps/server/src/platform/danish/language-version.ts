import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Where the rules and the words live by which texts are written for searching. */
const places = [new URL('./', import.meta.url), new URL('./data/', import.meta.url)];

/**
 * Changes when anything does that decides under which words a text is found; texts written by another version are then written anew.
 * Made of the files themselves, so that nobody has to remember to raise a number.
 * @param own files of a slice that say which of its texts are words of what
 */
export function languageVersion(own: readonly URL[]): string {
  const hash = createHash('sha1');
  for (const file of [...places.flatMap(filesIn), ...own]) hash.update(readFileSync(file));
  return hash.digest('base64url');
}

function filesIn(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => new URL(entry.name, folder));
}
