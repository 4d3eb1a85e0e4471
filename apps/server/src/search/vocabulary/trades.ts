import { readFileSync } from 'node:fs';
import { fold, lexicon } from '@jobblik/danish';

/** Names of trades that have another meaning too, or are too short to be the last member after any word. Folded. */
const shortTrades = new Set(
  'arrangerer bager brygger bygger danser designer drejer driver fisker forsker foerer fraeser graver guide handler henter hjaelper jaeger klipper koeber kok laerer leder loeber maler murer pakker passer pilot planlaegger plejer portoer praest presser pudser raadgiver renser samler skaber skriver slagter sliber smed spiller svejser saelger taster tegner tester tjener tolk traener udvikler underviser vagt vasker vejleder vogter'.split(
    ' ',
  ),
);

/** Whether a word in dictionary form is the name of a trade: `kok`, `sygeplejerske`. */
export function isTradeName(lemma: string): boolean {
  return shortTrades.has(lemma) || (lexicon().words.get(lemma)?.anyHead ?? false);
}

/** Training levels, which are not trades: an ad for another kind of "elev" is not similar. Folded. */
export const trainingLevels: readonly string[] = ['elev', 'laerling', 'trainee', 'praktikant', 'aspirant'];

/** Ranks and functions within a trade, which are not trades either. */
const ranks = new Set(
  'leder chef teamleder gruppeleder afdelingsleder manager konsulent raadgiver koordinator specialist ekspert ansvarlig vikar afloeser frivillig direktoer'.split(
    ' ',
  ),
);

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

let otherTrades: ReadonlySet<string> | undefined;

/** Whether a compound in dictionary form names a different trade than its last member: a `guldsmed` is not a `smed`. */
export function isOtherTrade(lemma: string): boolean {
  otherTrades ??= new Set(
    fold(readFileSync(new URL('./data/other-trades.txt', import.meta.url), 'utf8'))
      .split(/\s+/)
      .filter(Boolean),
  );
  return otherTrades.has(lemma);
}
