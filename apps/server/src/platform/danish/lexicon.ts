import { readFileSync } from 'node:fs';
import { fold } from './fold.ts';

/** A word of the word list and its roles in compounds. */
export interface Entry {
  /** Dictionary form, folded. */
  lemma: string;
  /** The dictionary form in Danish spelling. */
  spelling: string;
  /** Can be the last member. */
  head: boolean;
  /** Can be the last member after any word: occupations, long enough not to match by chance. */
  anyHead: boolean;
  /** Has little meaning alone (`medarbejder`). */
  generic: boolean;
}

export interface Lexicon {
  /** Every known word by its folded dictionary form. */
  words: ReadonlyMap<string, Entry>;
  /** Dictionary forms by first member of a compound (`boerne`, `arbejds`). */
  firsts: ReadonlyMap<string, string>;
  /** The reverse of `firsts`: all forms of a word as the first member. */
  shapes: ReadonlyMap<string, readonly string[]>;
  /** Dictionary forms by irregular form (`boern`, `maend`). */
  irregular: ReadonlyMap<string, string>;
}

/**
 * Reads the word list: `word,roles,joins,forms`. Roles: `f` begins a compound unchanged, `s` with a linking s, `e` with a linking
 * e,
 * `h` ends a compound, `p` ends a compound after any word, `g` has little meaning alone. Joins are other forms as the first member,
 * forms are irregular inflections, both separated by spaces.
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

/** The word list of the data folder, read at first use. */
export function lexicon(): Lexicon {
  loaded ??= parseLexicon(readFileSync(new URL('./data/words.csv', import.meta.url), 'utf8'));
  return loaded;
}

/** The Danish spelling of a folded dictionary form; unknown words stay folded. */
export function spelt(word: string): string {
  return lexicon().words.get(word)?.spelling ?? word;
}

/** Whether a word in dictionary form has little meaning alone, such as `medarbejder`. */
export function isGeneric(lemma: string): boolean {
  return lexicon().words.get(lemma)?.generic ?? false;
}

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
