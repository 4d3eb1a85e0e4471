import { fold } from './fold.ts';
import { readLines } from './read-lines.ts';

/** A word of the word list and its roles in compounds. */
export interface LexiconEntry {
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
  words: ReadonlyMap<string, LexiconEntry>;
  /** Dictionary forms by first member of a compound (`boerne`, `arbejds`). */
  firsts: ReadonlyMap<string, string>;
  /** The reverse of `firsts`: all forms of a word as the first member. */
  shapes: ReadonlyMap<string, readonly string[]>;
  /** Dictionary forms by irregular form (`boern`, `maend`). */
  irregular: ReadonlyMap<string, string>;
}

/**
 * Reads rows of the word list: `word,roles,joins,forms`. Roles: `f` begins a compound unchanged, `s` with a linking s, `e` with a linking
 * e,
 * `h` ends a compound, `p` ends a compound after any word, `g` has little meaning alone. Joins are other forms as the first member,
 * forms are irregular inflections, both separated by spaces.
 */
export function parseLexicon(rows: readonly string[]): Lexicon {
  const words = new Map<string, LexiconEntry>();
  const firsts = new Map<string, string>();
  const irregular = new Map<string, string>();
  for (const line of rows) {
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

const loaded = parseLexicon(readLines(new URL('./data/words.csv', import.meta.url)).slice(1));

/** The word list of the data folder. */
export function lexicon(): Lexicon {
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
