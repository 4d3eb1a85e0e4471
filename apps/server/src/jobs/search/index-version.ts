import { languageVersion } from '../../platform/danish/index.ts';
import { indexedWordsFile } from '../../platform/text-index/index.ts';

let known: string | undefined;

/** Changes when anything does that decides under which words an ad is found; ads written by another version are then written anew. */
export function indexVersion(): string {
  known ??= languageVersion([indexedWordsFile, new URL('./search-row.ts', import.meta.url)]);
  return known;
}
