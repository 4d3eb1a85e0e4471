import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Where the rules and the words live by which ads are written for searching. */
const places = [
  new URL('../../platform/danish/', import.meta.url),
  new URL('../../platform/danish/data/', import.meta.url),
];

let known: string | undefined;

/**
 * Changes when anything does that decides under which words an ad is found; ads written by another version are then written anew.
 * Made of the files themselves, so that nobody has to remember to raise a number.
 */
export function indexVersion(): string {
  known ??= hashOf([...places.flatMap(filesIn), new URL('./search-row.ts', import.meta.url)]);
  return known;
}

function filesIn(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => new URL(entry.name, folder));
}

function hashOf(files: readonly URL[]): string {
  const hash = createHash('sha1');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
