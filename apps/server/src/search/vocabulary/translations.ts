import { readFileSync } from 'node:fs';
import type { Token } from '@jobblik/danish';
import { fold } from '@jobblik/danish';

let loaded: ReadonlyMap<string, readonly string[]> | undefined;

/** Danish words for an English word that is not a trade, such as "shop" or "night"; trades are in the everyday words. */
export function translationsOf({ text }: Token): readonly string[] {
  const words = dictionary();
  return words.get(text) ?? words.get(text.replace(/s$/, '')) ?? [];
}

/** Lines `english, english = danish, danish`. */
function dictionary(): ReadonlyMap<string, readonly string[]> {
  if (loaded) return loaded;
  const found = new Map<string, readonly string[]>();
  const text = readFileSync(new URL('./data/translations.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n').filter(Boolean)) {
    const [english = '', danish = ''] = line.split(' = ');
    for (const word of english.split(', ')) found.set(fold(word), danish.split(', '));
  }
  loaded = found;
  return found;
}
