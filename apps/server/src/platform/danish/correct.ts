import { fold } from './fold.ts';

/** A word that texts do use, and in how many. */
export interface Candidate {
  word: string;
  docs: number;
}

export interface Correction extends Candidate {
  /** Weighted number of slips between the typed word and this one. */
  distance: number;
}

/** Letters that Danes mix up because they sound or sit alike; a slip between two of them is a small one. */
const neighbours = new Set(
  'æe æa øo øu øy åo åa ei ea iy uo yu dt gk bp vf vw ck cs kq sz ij gj mn'
    .split(' ')
    .flatMap((pair) => [pair, [...pair].reverse().join('')]),
);

/** People know how a word begins: in a short one nothing else may be wrong beside that. */
const otherBeginning = 1.6;

/** How unlike two words may be to be taken for one, by the length of the typed one. */
function bound(length: number): number {
  if (length <= 3) return 0.5;
  if (length <= 5) return 1.1;
  if (length <= 8) return 1.7;
  return 2.4;
}

/**
 * The words that a misspelt one may have been meant to be, best first, at most `limit`. Slips count by how Danish is
 * misspelt: a mute d or h, a letter doubled or not, æ for e, ø for o and neighbours on the ear cost a third.
 * @param word as typed
 * @param candidates near words, as trigram similarity finds them; folded
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

/** "kontere" is what somebody does and no misspelt "kontor"; "elektrikere" are several who do it. */
function isVerb(typed: string): boolean {
  return typed.length > 5 && typed.endsWith('ere');
}

function isOfVerb(word: string): boolean {
  return /er(?:e|er|en|ne|et|ing)?$/.test(word);
}

/** One sign for each sound, so that `ae` is one slip away from `e` and not two, and `ph` none from `f`; only for comparing. */
function letters(word: string): string {
  return fold(word)
    .replaceAll('ae', 'æ')
    .replaceAll('oe', 'ø')
    .replaceAll('aa', 'å')
    .replaceAll('ph', 'f')
    .slice(0, 60);
}

/** Damerau-Levenshtein (adjacent letters may swap) with the costs above; more than `most` is not worked out further. */
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

/** A letter too many or too few: little where Danish does not say it or says it double. */
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
