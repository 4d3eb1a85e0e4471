/** Numbers of the CV search, for both sides (spec 2§9). */
export const cvSearchLimits = {
  locations: 10,
  keyword: 200,
  pageSize: 12,
  /** The demo's screens show more on a page. */
  demoPageSize: 16,
  largestPage: 48,
} as const;

/** Ends of the age filter (spec 2§9). The upper end includes everybody older; the full range does not filter. */
export const ageRange = { min: 0, max: 66 } as const;
/** Ends of the age filter of the demo's search for CVs (spec 2§9). */
export const demoAgeRange = { min: 15, max: 66 } as const;

/**
 * Whether an age range filters. Nobody has an account before 15, so that a range from 15 or below to the end is everybody, also
 * people who show no age: in the search of the demo, whose slider begins at 15, as in the others.
 */
export function filtersAges({ min, max }: { min: number; max: number }): boolean {
  return min > demoAgeRange.min || max < ageRange.max;
}

export const cvSorts = ['relevance', 'newest'] as const;
export type CvSort = (typeof cvSorts)[number];

export const cvExtras = [
  { id: 1, kind: 'video' },
  { id: 2, kind: 'cv_document' },
] as const;

/** Experience levels in whole years: from (included) and below (excluded). Shown as `år`. */
export const experienceLevels = [
  { id: 1, fromMonths: 0, belowMonths: 12 },
  { id: 2, fromMonths: 12, belowMonths: 36 },
  { id: 3, fromMonths: 36, belowMonths: 60 },
  { id: 4, fromMonths: 60, belowMonths: null },
] as const;

/** The level, 1 to 4, of a number of months of work. */
export function experienceLevelOf(months: number): number {
  return experienceLevels.find(({ belowMonths }) => belowMonths === null || months < belowMonths)?.id ?? 4;
}

/** The parts of a CV in which a keyword can be found, the most relevant first. */
export const matchedFields = [
  'wish',
  'title',
  'skill',
  'education',
  'category',
  'language',
  'place',
  'jobtype',
  'company',
  'school',
  'text',
] as const;
export type MatchedField = (typeof matchedFields)[number];
