import { findDateSpans, type YearMonth } from '../dates.ts';

const yearFirst = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.T ]\S{0,30}.{0,20})?)?$/;
const monthFirst = /^(\d{1,2})[-/.](\d{4})$/;

/**
 * The month of a date as files write it: `2020`, `2020-01`, `2020-01-31`, with a time, `01/2020`, `Jan 2020` in the languages of the
 * product's CVs. Null for what is no date; a month that there is not is left out.
 */
export function readDate(written: string): YearMonth | null {
  const text = written.trim();
  if (text === '' || text.length > 60) return null;
  const [, year, month] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return { year: Number(year), month: monthOf(month) };
  const [, first, then] = monthFirst.exec(text) ?? [];
  if (then !== undefined) return { year: Number(then), month: monthOf(first) };
  const span = findDateSpans(text)[0];
  return span?.start ?? span?.end ?? null;
}

/** Whether an end says that it has not come yet: `present`, `nu`, `heute`. */
export function isPresent(written: string): boolean {
  const text = written.trim();
  return text !== '' && text.length < 40 && (findDateSpans(`2000 - ${text}`)[0]?.present ?? false);
}

/** A date as `YYYY-MM-DD`; '' for one that is none, or whose day is missing. */
export function readDay(written: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(written.trim()) ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}

function monthOf(digits: string | undefined): number | null {
  const month = Number(digits);
  return month >= 1 && month <= 12 ? month : null;
}
