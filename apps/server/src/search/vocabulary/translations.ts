import { lazily } from '@jobblik/contract/kernel/lazily';
import { fold, readLines, type Token } from '@jobblik/danish';

/** Danish words for an English word that is not a trade, such as "shop" or "night"; trades are in the everyday words. */
export function translationsOf({ text }: Token): readonly string[] {
  const words = dictionary();
  return words.get(text) ?? words.get(text.replace(/s$/, '')) ?? [];
}

/** Lines `english, english = danish, danish`. */
const dictionary = lazily((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const line of readLines(new URL('./data/translations.txt', import.meta.url))) {
    const [english = '', danish = ''] = line.split(' = ');
    for (const word of english.split(', ')) found.set(fold(word), danish.split(', '));
  }
  return found;
});
