import { languageLevel } from '../language-list.ts';
import { key } from '../vocabulary.ts';

/** CEFR levels and the product's: 1 beginner, 2 everyday, 3 fluent. A mother tongue has no CEFR level. */
const cefr: Readonly<Record<string, number>> = { A1: 1, A2: 1, B1: 2, B2: 2, C1: 3, C2: 3 };

/** The CEFR level that says one of the product's levels. */
const cefrOf: Readonly<Record<number, string>> = { 1: 'A2', 2: 'B2', 3: 'C1' };

/** Wordings of programs that mean something else than their words in running text. */
const wordings: Readonly<Record<string, number>> = {
  // LinkedIn.
  'native or bilingual proficiency': 4,
  'full professional proficiency': 3,
  'professional working proficiency': 3,
  'limited working proficiency': 2,
  'elementary proficiency': 1,
  // JSON Resume has free texts; these are in its samples and in editors that write it.
  'professional working': 3,
  'full professional': 3,
  master: 3,
  expert: 3,
  'upper intermediate': 2,
  'lower intermediate': 2,
  'pre intermediate': 1,
  novice: 1,
  learning: 1,
};

/**
 * The level of a language as the CV form has it: 1 beginner, 2 everyday, 3 fluent, 4 mother tongue; 0 for a text that says none. One
 * table for JSON Resume's fluency, CEFR levels and LinkedIn's wordings; other texts are read as in any CV.
 */
export function levelOfText(text: string): number {
  const written = text.trim();
  if (written.length > 200) return 0;
  return cefr[written.toUpperCase()] ?? wordings[key(written)] ?? languageLevel(written);
}

/** The level of several CEFR levels, one for each skill: the middle one, the lower of two. 0 without any. */
export function levelOfCefr(levels: readonly string[]): number {
  const known = levels
    .flatMap((level) => cefr[level.trim().toUpperCase().slice(0, 2)] ?? [])
    .toSorted((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)] ?? 0;
}

/** The CEFR level for one of the product's; undefined for a mother tongue and where none is given. */
export function cefrOfLevel(level: number): string | undefined {
  return cefrOf[level];
}
