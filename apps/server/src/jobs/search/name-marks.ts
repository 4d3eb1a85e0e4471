import { placeKey } from '../../lookups/index.ts';
import { longestName, type TypedPlace, townNamed } from './read-places.rules.ts';

/** Prefix of the marks. Nobody types it, and no word of the language begins with it. */
const prefix = 'e0';
const longest = 80;

/**
 * Marker terms of an ad for each town in the name of its employer, with the word before and the word after it: "Aalborg Portland".
 * A search for such a pair is for the employer, not for the town.
 */
export function nameMarks(name: string): string[] {
  const keys = placeKey(name).split(' ');
  const marks = keys.flatMap((_, from) =>
    Array.from({ length: longestName }, (_unused, more) => from + more + 1)
      .filter((to) => to <= keys.length && townNamed(keys.slice(from, to).join(' ')) !== undefined)
      .flatMap((to) => marksBeside(keys, { from, to })),
  );
  return [...new Set(marks)];
}

/** The marks of employers whose name has a typed place beside a word that was typed beside it. Empty for a place alone. */
export function marksOfPlace(words: readonly string[], place: Pick<TypedPlace, 'from' | 'to'>): string[] {
  return marksBeside(words.map(placeKey), place);
}

function marksBeside(keys: readonly string[], { from, to }: Pick<TypedPlace, 'from' | 'to'>): string[] {
  const pairs = [from > 0 ? keys.slice(from - 1, to) : [], to < keys.length ? keys.slice(from, to + 1) : []];
  return pairs
    .filter((pair) => pair.length > 0 && pair.every((key) => key !== ''))
    .map((pair) => prefix + pair.join('').replaceAll(' ', ''))
    .filter((mark) => mark.length <= longest);
}
