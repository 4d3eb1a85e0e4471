import { fold } from './fold.ts';
import { readLines } from './read-lines.ts';

/** A word that texts use, and the number of these texts. */
export interface Candidate {
  word: string;
  docs: number;
}

export interface Correction extends Candidate {
  /** Weighted number of typing errors between the typed word and this one. */
  distance: number;
}

/** Letters that Danes confuse because they sound similar or are close on the keyboard; such an error costs little. */
const neighbours = new Set(
  readLines(new URL('./data/confused-letters.txt', import.meta.url)).flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
);

/** Cost of a wrong first letter, which is rare: a short word with one may have no other error. */
const otherBeginning = 1.6;

/** Maximum distance of a correction, by the length of the typed word. */
function bound(length: number): number {
  if (length <= 3) return 0.5;
  if (length <= 5) return 1.1;
  if (length <= 8) return 1.7;
  return 2.4;
}

/**
 * Corrections of a misspelt word, best first, at most `limit`. Frequent Danish errors cost a third: a silent d or h, a double or
 * single letter, æ for e, ø for o and letters that sound similar.
 * @param word as typed
 * @param candidates similar words, for example by trigram similarity; folded
 */
export function correct(word: string, candidates: readonly Candidate[], limit = 3): Correction[] {
  const typed = letters(word);
  const most = bound(typed.length);
  const ranked = candidates
    .filter((candidate) => !isVerb(typed) || isOfVerb(letters(candidate.word)))
    .map((candidate) => ({ ...candidate, distance: distance(typed, letters(candidate.word), most) }))
    .filter((candidate) => candidate.word !== fold(word) && candidate.distance <= most)
    .sort((a, b) => a.distance - b.distance || b.docs - a.docs);
  const nearest = ranked[0]?.distance ?? 0;
  return ranked.filter((candidate) => candidate.distance <= nearest + 0.25).slice(0, limit);
}

/** The verb "kontere" is not a misspelt "kontor"; "elektrikere" is the plural of a person. */
function isVerb(typed: string): boolean {
  return typed.length > 5 && typed.endsWith('ere');
}

function isOfVerb(word: string): boolean {
  return /er(?:e|er|en|ne|et|ing)?$/.test(word);
}

/** One letter for each sound, so that `ae` and `e` differ by one error, and `ph` and `f` by none; only for the comparison. */
function letters(word: string): string {
  return fold(word)
    .replaceAll('ae', 'æ')
    .replaceAll('oe', 'ø')
    .replaceAll('aa', 'å')
    .replaceAll('ph', 'f')
    .slice(0, 60);
}

/** Damerau-Levenshtein distance (adjacent letters may swap) with the costs above; stops when it exceeds `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > Math.ceil(most / 0.35)) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= b.length; j += 1) last.push((last[j - 1] ?? 0) + gapCost(b, j - 1));
  for (let i = 1; i <= a.length; i += 1) {
    const row = [(last[0] ?? 0) + gapCost(a, i - 1)];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + gapCost(a, i - 1),
          (row[j - 1] ?? 0) + gapCost(b, j - 1),
          (last[j - 1] ?? 0) + changeCost(a[i - 1] ?? '', b[j - 1] ?? '', i - 1),
          swapped ? (beforeLast[j - 2] ?? 0) + 0.7 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  return last.at(-1) ?? 0;
}

function changeCost(a: string, b: string, at: number): number {
  if (a === b) return 0;
  if (neighbours.has(a + b)) return at === 0 ? 0.7 : 0.35;
  return at === 0 ? otherBeginning : 1;
}

/** Cost of an additional or missing letter: low for silent and double letters. */
function gapCost(word: string, at: number): number {
  const letter = word[at] ?? '';
  const before = word[at - 1] ?? '';
  const after = word[at + 1] ?? '';
  if (letter === before || letter === after) return 0.35;
  if (letter === 'd' && /[lnr]/.test(before)) return 0.35;
  if (letter === 'h' && /[vj]/.test(after)) return 0.35;
  if (letter === 'g' && /[iuln]/.test(before)) return 0.5;
  if (letter === 'e' && at > 0) return 0.5;
  if (letter === 'r' && (before === 'e' || after === 'e')) return 0.5;
  return at === 0 ? 1.3 : 1;
}
