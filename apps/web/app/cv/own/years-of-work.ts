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
  const [year = 0, month = 1] = today.split('-').map(Number);
  const spans = jobs
    .flatMap((job) => {
      if (job.experience_start_year === null) return [];
      const from = job.experience_start_year * 12 + (job.experience_start_month ?? 1);
      const endYear = job.present === 1 ? year : job.experience_end_year;
      const endMonth = job.present === 1 ? month : (job.experience_end_month ?? 12);
      return endYear === null || endYear * 12 + endMonth < from ? [] : [{ from, to: endYear * 12 + endMonth + 1 }];
    })
    .sort((one, other) => one.from - other.from);
  if (spans.length === 0) return null;
  let months = 0;
  let until = 0;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / 12;
}
