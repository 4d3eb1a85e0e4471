/** The trade of a title. Created by `trades.ts`. */
export interface Trade {
  /** As written. */
  title: string;
  /** Words of the title in dictionary form that are meaningful alone. */
  words: readonly string[];
  /** ESCO occupations with this name; two titles with a common occupation are synonyms. */
  occupations: readonly string[];
  /** Unit groups of ISCO-08, four digits. */
  groups: readonly string[];
  /** Category of the lookups and its main category; null for a title without a known word. */
  category: number | null;
  mainCategory: number | null;
  /** An apprentice or trainee of the trade. */
  isTraining: boolean;
  /** A job for students of any trade; all of them are alike. */
  isStudent: boolean;
  /** A leading job. */
  isLeading: boolean;
}

/** How close two titles are, by their common parts; the first matching line applies. */
export const closenessOf = {
  sameTitle: 1,
  /** `akutsygeplejerske` is a `sygeplejerske`. */
  kindOf: 0.92,
  sameOccupation: 0.9,
  /** Occupations of one ISCO unit group, ads of one category. */
  unitGroup: 0.78,
  category: 0.75,
  /** Both for students. */
  student: 0.7,
  minorGroup: 0.45,
  mainCategory: 0.28,
  majorGroup: 0.15,
  none: 0,
} as const;

/** Factor between a trainee and a trained person of a trade, in both directions. */
const otherLevel = 0.45;

/** How close two titles are, 0 to 1. */
export function tradeCloseness(a: Trade, b: Trade): number {
  const closeness = bareCloseness(a, b);
  if (a.isStudent && b.isStudent) return Math.max(closeness, closenessOf.student);
  return a.isTraining === b.isTraining ? closeness : closeness * otherLevel;
}

function bareCloseness(a: Trade, b: Trade): number {
  if (agree(a, b)) {
    if (isContainedIn(a, b, isSame) && isContainedIn(b, a, isSame)) return closenessOf.sameTitle;
    if (isContainedIn(a, b, isKindOf) || isContainedIn(b, a, isKindOf)) return closenessOf.kindOf;
  }
  if (a.occupations.some((name) => b.occupations.includes(name))) return closenessOf.sameOccupation;
  if (shareGroup(a, b, 4)) return closenessOf.unitGroup;
  if (a.category !== null && a.category === b.category) return closenessOf.category;
  if (shareGroup(a, b, 3)) return closenessOf.minorGroup;
  if (a.mainCategory !== null && a.mainCategory === b.mainCategory) return closenessOf.mainCategory;
  return shareGroup(a, b, 2) ? closenessOf.majorGroup : closenessOf.none;
}

/** The same word is another trade in another category: `udvikler` of software and of land. */
function agree(a: Trade, b: Trade): boolean {
  return a.category === null || b.category === null || a.category === b.category;
}

/** Every word of one title is in the other one. */
function isContainedIn(a: Trade, b: Trade, matches: (word: string, other: string) => boolean): boolean {
  return a.words.length > 0 && a.words.every((word) => b.words.some((other) => matches(word, other)));
}

function isSame(word: string, other: string): boolean {
  return word === other;
}

/** Shorter words are at the end of others by chance. */
const shortestHead = 4;

/** The last part of a Danish compound is its kind. */
function isKindOf(word: string, other: string): boolean {
  return word === other || (word.length >= shortestHead && other.endsWith(word));
}

function shareGroup(a: Trade, b: Trade, digits: number): boolean {
  return a.groups.some((one) => b.groups.some((other) => one.slice(0, digits) === other.slice(0, digits)));
}
