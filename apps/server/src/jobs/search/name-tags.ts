import { foldWords } from '@jobblik/danish';
import { townCalled } from '../../lookups/index.ts';
import { longestName, placeNamed, type TypedPlace } from '../../search/index.ts';

/** Prefix of the tags. Nobody types it, and no word of the language begins with it. */
const prefix = 'e0';
const longest = 80;

/**
 * Marker terms of an ad for each town in the name of its employer, with the word before and the word after it: "Aalborg Portland".
 * A search for such a pair is for the employer, not for the town.
 */
export function nameTags(name: string): string[] {
  const keys = foldWords(name).split(' ');
  const tags = keys.flatMap((_, from) =>
    Array.from({ length: longestName }, (_unused, more) => from + more + 1)
      .filter((to) => to <= keys.length && placeNamed(keys.slice(from, to).join(' '), townCalled) !== undefined)
      .flatMap((to) => tagsBeside(keys, { from, to })),
  );
  return [...new Set(tags)];
}

/** The tags of employers whose name has a typed place beside a word that was typed beside it. Empty for a place alone. */
export function tagsOfPlace(words: readonly string[], place: Pick<TypedPlace, 'from' | 'to'>): string[] {
  return tagsBeside(words.map(foldWords), place);
}

function tagsBeside(keys: readonly string[], { from, to }: Pick<TypedPlace, 'from' | 'to'>): string[] {
  const pairs = [from > 0 ? keys.slice(from - 1, to) : [], to < keys.length ? keys.slice(from, to + 1) : []];
  return pairs
    .filter((pair) => pair.length > 0 && pair.every((key) => key !== ''))
    .map((pair) => prefix + pair.join('').replaceAll(' ', ''))
    .filter((tag) => tag.length <= longest);
}
