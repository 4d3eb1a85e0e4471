import type { EducationValues, ExperienceValues } from '../draft/cv-values';

/** Months since year 0; the end of a current job is later than all others. Null for an unknown time. */
interface Span {
  from: number | null;
  to: number | null;
}

type Entry = ExperienceValues | EducationValues;

/**
 * The rows with a new one where its dates belong, the latest first: before the first row that ended earlier, or began earlier where
 * both ended at the same time. A row without dates is the first; the other rows keep their order.
 */
export function withEntry<T extends Entry>(rows: readonly T[], entry: T): T[] {
  const own = spanOf(entry);
  const at = own.to === null ? 0 : rows.findIndex((row) => isEarlier(spanOf(row), own));
  return at < 0 ? [...rows, entry] : [...rows.slice(0, at), entry, ...rows.slice(at)];
}

function isEarlier(one: Span, other: Span): boolean {
  if (one.to === null || other.to === null) return false;
  return one.to === other.to ? (one.from ?? one.to) < (other.from ?? other.to) : one.to < other.to;
}

function spanOf(entry: Entry): Span {
  if ('course_id' in entry) {
    const { education_start_year: start, education_end_year: end } = entry;
    return spanFrom(months(start, 1), months(end, 12));
  }
  const from = months(entry.experience_start_year, entry.experience_start_month ?? 1);
  const end = months(entry.experience_end_year, entry.experience_end_month ?? 12);
  return spanFrom(from, entry.present ? Number.POSITIVE_INFINITY : end);
}

function spanFrom(from: number | null, to: number | null): Span {
  return { from, to: to ?? from };
}

function months(year: number | null, month: number): number | null {
  return year === null ? null : year * 12 + month;
}
