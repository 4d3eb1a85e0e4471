import { lexicon, readWords } from '@jobblik/danish';

/** Names of trades that have another meaning too, or are too short to be the last member after any word. Folded. */
const shortTrades = readWords(new URL('./data/short-trades.txt', import.meta.url));

/** Whether a word in dictionary form is the name of a trade: `kok`, `sygeplejerske`. */
export function isTradeName(lemma: string): boolean {
  return shortTrades.has(lemma) || (lexicon().words.get(lemma)?.anyHead ?? false);
}

/** Training levels, which are not trades: an ad for another kind of "elev" is not similar. Folded. */
export const trainingLevels: readonly string[] = ['elev', 'laerling', 'trainee', 'praktikant', 'aspirant'];

/** Ranks and functions within a trade, which are not trades either. */
const ranks = readWords(new URL('./data/ranks.txt', import.meta.url));

/** Last members for a level in the trade before them: "kokkeelev", "tømrersvend", "lærervikar". */
const levels = new Set([...trainingLevels, 'svend', 'mester', 'vikar', 'medhjaelper', 'afloeser', 'studerende']);

/** Whether a last member is a level, so that the compound names the trade before it. */
export function isLevel(lemma: string): boolean {
  return levels.has(lemma);
}

/** Whether a word in dictionary form names a rank, not a trade: `leder`, `elev`. */
export function isRank(lemma: string): boolean {
  return ranks.has(lemma) || trainingLevels.includes(lemma);
}

const otherTrades = readWords(new URL('./data/other-trades.txt', import.meta.url));

/** Whether a compound in dictionary form names a different trade than its last member: a `guldsmed` is not a `smed`. */
export function isOtherTrade(lemma: string): boolean {
  return otherTrades.has(lemma);
}
