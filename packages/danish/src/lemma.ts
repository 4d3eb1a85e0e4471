import { type Lexicon, lexicon } from './lexicon.ts';
import { readLines } from './read-lines.ts';

/** Inflectional endings of nouns and adjectives with the endings of the dictionary form, on folded text. */
const endings = readLines(new URL('./data/endings.csv', import.meta.url))
  .slice(1)
  .map((line) => line.split(','))
  .map(([ending = '', replacement = '']) => ({ ending, replacement }));

/**
 * Endings after which `-el` and `-er` lose their e: cykel, cyklen; center, centret. A double letter before the e becomes single.
 */
const syncope =
  /^(?<stem>.*[aeiouy][^aeiouy]|.*[aeiouy](?<pair>[^aeiouy])(?!\k<pair>)[^aeiouy])(?<last>[lr])(?:e|en|ens|et|ets|er|ers|erne|ernes|es|ene|enes)$/;

/** Possible dictionary forms of a folded word, the longest first. */
export function lemmaCandidates(word: string): string[] {
  const candidates: string[] = [];
  for (const { ending, replacement } of endings) {
    if (word.length - ending.length < 2 || !word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    candidates.push(base);
    if (ending.startsWith('e') && /([bcdfgklmnpst])\1$/.test(base)) candidates.push(base.slice(0, -1));
  }
  const { stem, last } = syncope.exec(word)?.groups ?? {};
  if (stem && last) candidates.push(`${stem}e${last}`);
  return candidates.sort((a, b) => b.length - a.length);
}

/** Old female forms of trades, and the ending of the trade: `laererinde`, `gartnersken`, `frisoeser`, `direktrice`. */
const women: readonly (readonly [ending: RegExp, trade: string])[] = [
  [/er(?:inde|ske)(?:n|r|rne)?$/, 'er'],
  [/oese(?:n|r|rne)?$/, 'oer'],
  [/trice(?:n|r|rne)?$/, 'toer'],
];

/** `laerer` for `laererinde`; empty for other words. */
export function tradeOfWoman(word: string): string {
  const [ending, trade = ''] = women.find(([pattern]) => pattern.test(word)) ?? [];
  return ending ? word.replace(ending, trade) : '';
}

/** The dictionary form of a word in the lexicon, in any inflection; undefined for other words. */
export function knownLemma(word: string, { words, irregular }: Lexicon = lexicon()): string | undefined {
  if (words.has(word)) return word;
  const candidates = [...lemmaCandidates(word), tradeOfWoman(word)];
  return irregular.get(word) ?? candidates.find((candidate) => words.has(candidate));
}
