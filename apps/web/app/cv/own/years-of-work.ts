import { experienceMonths } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';

type Job = Pick<
  Cv['cv_experience'][number],
  'experience_start_year' | 'experience_start_month' | 'experience_end_year' | 'experience_end_month' | 'present'
>;

/** The job that began last of those that go on, else the one that ended last; undefined without jobs. Equal ones in their order. */
export function latestJob<T extends Job>(jobs: readonly T[]): T | undefined {
  const rank = (job: T) =>
    job.present === 1 ? Number.POSITIVE_INFINITY : months(job.experience_end_year, job.experience_end_month);
  const began = (job: T) => months(job.experience_start_year, job.experience_start_month);
  return jobs.toSorted((one, other) =>
    rank(one) === rank(other) ? began(other) - began(one) : rank(other) - rank(one),
  )[0];
}

function months(year: number | null, month: number | null): number {
  return year === null ? 0 : year * 12 + (month ?? 0);
}

/**
 * Years of work, overlapping jobs counted once; null if no job has dates.
 * @param today local date, `YYYY-MM-DD`
 */
export function yearsOfWork(jobs: readonly Job[], today: string): number | null {
  const months = experienceMonths(jobs, today);
  return months === 0 ? null : months / 12;
}
