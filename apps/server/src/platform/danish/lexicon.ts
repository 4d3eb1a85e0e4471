import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

/** What a word may do inside a compound. */
export interface Entry {
  /** Dictionary form, folded. */
  lemma: string;
  /** The same as Danes write it. */
  spelling: string;
  /** May stand last. */
  head: boolean;
  /** May stand last whatever precedes it: people's occupations, long enough not to turn up by chance. */
  anyHead: boolean;
  /** Says little alone (`medarbejder`). */
  generic: boolean;
}

export interface Lexicon {
  /** Every known word by its folded dictionary form. */
  words: ReadonlyMap<string, Entry>;
  /** How a word looks when it begins a compound (`boerne`, `arbejds`), to its dictionary form. */
  firsts: ReadonlyMap<string, string>;
  /** The same the other way round: every look that a word takes in front. */
  shapes: ReadonlyMap<string, readonly string[]>;
  /** Forms that no rule reaches (`boern`, `maend`), to their dictionary form. */
  irregular: ReadonlyMap<string, string>;
}

/**
 * Reads the word list: `word,roles,joins,forms`. Roles: `f` begins a compound as it is, `s` with a linking s, `e` with a linking e,
 * `h` ends one, `p` ends one after any word, `g` says little alone. Joins are other shapes it takes in front, forms its
 * irregular inflections, both separated by spaces.
 */
export function parseLexicon(csv: string): Lexicon {
  const words = new Map<string, Entry>();
  const firsts = new Map<string, string>();
  const irregular = new Map<string, string>();
  for (const line of csv.split('\n').slice(1)) {
    if (line === '') continue;
    const [word = '', roles = '', joins = '', forms = ''] = fold(line).split(',');
    words.set(word, {
      lemma: word,
      spelling: line.slice(0, line.indexOf(',')),
      head: /[hp]/.test(roles),
      anyHead: roles.includes('p'),
      generic: roles.includes('g'),
    });
    if (roles.includes('f')) firsts.set(word, word);
    if (roles.includes('s')) firsts.set(`${word}s`, word);
    if (roles.includes('e')) firsts.set(`${word}e`, word);
    for (const join of joins.split(' ')) if (join) firsts.set(join, word);
    for (const form of forms.split(' ')) if (form) irregular.set(form, word);
  }
  const shapes = new Map<string, string[]>();
  for (const [shape, word] of firsts) shapes.set(word, [...(shapes.get(word) ?? []), shape]);
  return { words, firsts, shapes, irregular };
}

let loaded: Lexicon | undefined;

/** The shipped word list, read at first use. */
export function lexicon(): Lexicon {
  loaded ??= parseLexicon(readFileSync(new URL('./data/words.csv', import.meta.url), 'utf8'));
  return loaded;
}

/** A folded dictionary form as Danes write it; unknown words stay folded. */
export function spelt(word: string): string {
  return lexicon().words.get(word)?.spelling ?? word;
}

/** Whether a word in dictionary form says little alone, as `medarbejder` does. */
export function isGeneric(lemma: string): boolean {
  return lexicon().words.get(lemma)?.generic ?? false;
}

/** Names of trades that are also what somebody does or when, or too short to stand last in any word. Folded. */
const shortTrades = new Set(
  'arrangerer bager brygger bygger danser designer drejer driver fisker forsker foerer fraeser graver guide handler henter hjaelper jaeger klipper koeber kok laerer leder loeber maler murer pakker passer pilot planlaegger plejer portoer praest presser pudser raadgiver renser samler skaber skriver slagter sliber smed spiller svejser saelger taster tegner tester tjener tolk traener udvikler underviser vagt vasker vejleder vogter'.split(
    ' ',
  ),
);

/** Whether a word in dictionary form is the name of a trade: `kok`, `sygeplejerske`. */
export function isTradeName(lemma: string): boolean {
  return shortTrades.has(lemma) || (lexicon().words.get(lemma)?.anyHead ?? false);
}

/** How far somebody is, which is no trade: an ad for any other "elev" is not similar. Folded. */
export const trainingLevels: readonly string[] = ['elev', 'laerling', 'trainee', 'praktikant', 'aspirant'];

/** What somebody is among those of a trade, which is no trade either. */
const ranks = new Set(
  'leder chef teamleder gruppeleder afdelingsleder manager konsulent raadgiver koordinator specialist ekspert ansvarlig vikar afloeser frivillig direktoer'.split(
    ' ',
  ),
);

/** Last members that say how far somebody is in the trade before them: "kokkeelev", "tømrersvend", "lærervikar". */
const levels = new Set([...trainingLevels, 'svend', 'mester', 'vikar', 'medhjaelper', 'afloeser', 'studerende']);

/** Whether a last member leaves the trade before it what it is. */
export function isLevel(lemma: string): boolean {
  return levels.has(lemma);
}

/** Whether a word in dictionary form names a rank and no trade: `leder`, `elev`. */
export function isRank(lemma: string): boolean {
  return ranks.has(lemma) || trainingLevels.includes(lemma);
}

let otherTrades: ReadonlySet<string> | undefined;

/** Whether a compound in dictionary form names another trade than its last member: a `guldsmed` is no `smed`. */
export function isOtherTrade(lemma: string): boolean {
  otherTrades ??= new Set(
    fold(readFileSync(new URL('./data/other-trades.txt', import.meta.url), 'utf8'))
      .split(/\s+/)
      .filter(Boolean),
  );
  return otherTrades.has(lemma);
}
