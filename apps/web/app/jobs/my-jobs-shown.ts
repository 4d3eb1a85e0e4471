import type { JobState } from '@jobblik/contract/jobs/jobs.schema';

/** Parts of one's own ads, as `?vis=` names them. */
export const myJobParts = ['alle', 'aktive', 'afsluttede', 'pause'] as const;
export type MyJobPart = (typeof myJobParts)[number];

const partOfState: Record<JobState, Exclude<MyJobPart, 'alle'>> = {
  live: 'aktive',
  past_deadline: 'afsluttede',
  expired: 'afsluttede',
  deleted: 'afsluttede',
  inactive: 'pause',
};

/** The part that an address asks for; everything when it asks for none that we know. */
export function partOf(asked: string | null): MyJobPart {
  return myJobParts.find((part) => part === asked) ?? 'alle';
}

export function jobsInPart<T extends { state: JobState }>(jobs: readonly T[], part: MyJobPart): T[] {
  return jobs.filter(({ state }) => part === 'alle' || partOfState[state] === part);
}

/** From this many ads on it helps to see a part of them alone. */
const many = 6;

/** The parts to choose among with their sizes; none while there are few ads, or all are of one kind. */
export function partsToChoose(jobs: readonly { state: JobState }[]): { part: MyJobPart; count: number }[] {
  const parts = myJobParts.map((part) => ({ part, count: jobsInPart(jobs, part).length }));
  const filled = parts.filter(({ count }) => count > 0);
  return jobs.length >= many && filled.length > 2 ? filled : [];
}
