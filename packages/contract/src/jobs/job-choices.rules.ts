import { choice } from '@jobblik/contract/kernel/choice';

export { educationLevels, jobTypeOf, jobTypes } from '@jobblik/contract/lookups/choices.rules';

/** Years of experience; 0 is "no requirement" and has no name. */
export const experienceLevels = [
  choice(1, '0–1 år', '0–1 years'),
  choice(2, '1–3 år', '1–3 years'),
  choice(3, '3–5 år', '3–5 years'),
  choice(4, '5+ år', '5+ years'),
] as const;

/** Remote choices of the search filter. */
export const remoteChoices = [
  { id: 1, kind: 'none' },
  { id: 2, kind: 'hybrid' },
  { id: 3, kind: 'full' },
] as const;

/** The search's id of an ad's remote work, 1 to 3. */
export function remoteIdOf(kind: (typeof remoteChoices)[number]['kind']): number {
  return remoteChoices.find((choice) => choice.kind === kind)?.id ?? 1;
}

/**
 * Sort numbers: 1 to 3 are the specification's (1§9), 4 is ours. Relevance puts the best hits of a keyword first and the
 * newest first among equally good ones.
 */
export const sortType = { newest: 1, popular: 2, deadline: 3, relevance: 4 } as const;
export type SortType = (typeof sortType)[keyof typeof sortType];

/**
 * The order of a search: the requested one, else relevance with a keyword and newest first without. Relevance without a keyword is
 * replaced.
 */
export function sortOf({ sort, hasKeyword }: { sort: number | undefined; hasKeyword: boolean }): number {
  if (!hasKeyword && sort === sortType.relevance) return sortType.newest;
  return sort ?? (hasKeyword ? sortType.relevance : sortType.newest);
}

/** The keyword of a search; the specification writes 'all' for none (2§5). */
export function keywordOf(keyword: string | null | undefined): string {
  const words = keyword?.trim() ?? '';
  return words.toLowerCase() === 'all' ? '' : words;
}

export const pageSizes = [10, 20, 30, 40] as const;

/** The four report reasons are texts on the screen; the wire has ids 1 to 4. */
export const reportOptionIds = [1, 2, 3, 4] as const;

/** Lengths and numbers of the ad form, for both sides. */
export const jobLimits = {
  title: 120,
  text: 200,
  descriptionHtml: 60_000,
  categories: 3,
  locations: 10,
  skills: 30,
  questions: 5,
} as const;
