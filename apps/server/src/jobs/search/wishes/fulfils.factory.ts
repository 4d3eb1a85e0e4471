import { readWishes, wishesOf } from './wishes.ts';

/**
 * Whether an ad fulfils the wishes of a search.
 * @throws Error if the search has no wishes
 */
export function fulfils(search: string, text: string, heading = ''): boolean {
  const { words } = readWishes(search);
  if (words.length === 0) throw new Error(`"${search}" has no wish`);
  const fulfilled = wishesOf({ heading, text });
  return words.every((word) => fulfilled.includes(word));
}
