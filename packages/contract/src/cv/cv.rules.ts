import { decodeEntities } from '@jobblik/contract/kernel/html-text.rules';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import type { CvContent, CvEducation, CvExperience } from './cv.schema.ts';

/** First year of the year lists (spec 1§5). */
export const firstYear = 1900;
/**
 * Youngest age of a person with a CV, in years: the lowest that employers can search for, and the age from which young people
 * consent themselves (databeskyttelsesloven § 6).
 */
export const youngestAge = 15;
/** How many years ahead an education may end (spec 1§5). */
export const educationYearsAhead = 7;

/**
 * Why an experience cannot be published, by field. Years are from 1900 to the current one; the end is required unless the job is
 * the present one, and must not be before the start (spec 1§5). A document that was read may have years only, so a CV may lack the
 * months; the dialog for an entry asks for them.
 * @param today local date, `YYYY-MM-DD`
 * @param months whether the months are required besides their years
 */
export function experienceProblems(
  row: CvExperience,
  today: string,
  { months = false }: { months?: boolean } = {},
): FieldProblem[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const problems: FieldProblem[] = [
    ...required(row.title, 'title'),
    ...required(row.company_name, 'company_name'),
    ...yearProblem(row.experience_start_year, 'experience_start_year', year),
    ...(months ? required(row.experience_start_month, 'experience_start_month') : []),
  ];
  const start = monthNumber(row.experience_start_year, row.experience_start_month);
  if (start !== null && row.experience_start_year === year && start > year * 12 + month) {
    problems.push({ path: 'experience_start_month', code: 'in_future' });
  }
  if (row.present === 1) return problems;
  problems.push(
    ...yearProblem(row.experience_end_year, 'experience_end_year', year),
    ...(months ? required(row.experience_end_month, 'experience_end_month') : []),
  );
  const { experience_start_year: from, experience_end_year: to } = row;
  if (from === null || to === null) return problems;
  const end = monthNumber(to, row.experience_end_month);
  const isBackwards = start === null || end === null ? to < from : end < start;
  if (!isBackwards) return problems;
  const sameYear = to === from;
  problems.push({ path: sameYear ? 'experience_end_month' : 'experience_end_year', code: 'end_before_start' });
  return problems;
}

/** Why an education cannot be published, by field (spec 1§5). @param today local date, `YYYY-MM-DD` */
export function educationProblems(row: CvEducation, today: string): FieldProblem[] {
  const year = Number(today.slice(0, 4));
  const { education_start_year: start, education_end_year: end } = row;
  const problems = [
    ...required(row.course_id, 'course_id'),
    ...required(row.education_name, 'education_name'),
    ...yearProblem(start, 'education_start_year', year),
    ...yearProblem(end, 'education_end_year', year + educationYearsAhead),
  ];
  if (start !== null && end !== null && end < start) {
    problems.push({ path: 'education_end_year', code: 'end_before_start' });
  }
  return problems;
}

/**
 * Why a CV cannot be published; a draft needs the shape only. Paths are relative to the CV:
 * `cv_experience.2.title`.
 * @param today local date, `YYYY-MM-DD`
 */
export function cvProblems(content: CvContent, today: string): FieldProblem[] {
  return [
    ...birthdayProblem(content.birthday, today),
    ...content.cv_experience.flatMap((row, at) => under(`cv_experience.${at}`, experienceProblems(row, today))),
    ...content.cv_education.flatMap((row, at) => under(`cv_education.${at}`, educationProblems(row, today))),
  ];
}

/**
 * A birthday is optional; it must be a day from 1900, of a person who is {@link youngestAge}.
 * @param today local date, `YYYY-MM-DD`
 */
export function birthdayProblem(birthday: string | null, today: string): FieldProblem[] {
  if (birthday === null) return [];
  if (birthday < `${firstYear}-01-01`) return [{ path: 'birthday', code: 'too_small' }];
  if (birthday > today) return [{ path: 'birthday', code: 'in_future' }];
  const latest = `${Number(today.slice(0, 4)) - youngestAge}${today.slice(4)}`;
  return birthday > latest ? [{ path: 'birthday', code: 'too_young' }] : [];
}

/** Years of a list, newest first. `from` is the chosen start year where there is one (spec 1§5). */
export function yearsDown(to: number, from: number | null = firstYear): number[] {
  const first = Math.max(firstYear, from ?? firstYear);
  return Array.from({ length: Math.max(0, to - first + 1) }, (_, index) => to - index);
}

/** Plain text in its wire format: HTML escaped, line breaks as `<br>` (spec 1§3). */
export function breaksOfLines(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll(/\r\n?|\n/g, '<br>');
}

/** The reverse of {@link breaksOfLines}. Other tags are kept as text. */
export function linesOfBreaks(wire: string): string {
  return decodeEntities(wire.replaceAll(/<br\s*\/?>/gi, '\n'));
}

/** Months since the year 0, or null if year or month is missing. */
export function monthNumber(year: number | null, month: number | null): number | null {
  return year === null || month === null ? null : year * 12 + month;
}

/** The months that stand for unknown ones: a job from 2019 to 2021 counts as two years. */
const unknownStart = 7;
const unknownEnd = 6;

type WorkDates = Pick<
  CvExperience,
  'experience_start_year' | 'experience_start_month' | 'experience_end_year' | 'experience_end_month'
> & { present: number };

/**
 * Months of work: from the first day of each start month to the last of its end month, overlapping jobs counted once. A year without
 * its month counts from its middle, a job within one year without months as half a year. Rows without a start, or with an end before
 * the start, do not count.
 * @param today local date until which a present job is counted
 */
export function experienceMonths(rows: readonly WorkDates[], today: string): number {
  const spans = rows.flatMap((row) => workSpan(row, today) ?? []).sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const { from, to } of spans) {
    const first = Math.max(from, reached + 1);
    if (to >= first) months += to - first + 1;
    reached = Math.max(reached, to);
  }
  return months;
}

function workSpan(row: WorkDates, today: string): { from: number; to: number } | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const startYear = row.experience_start_year;
  const endYear = row.present === 1 ? year : row.experience_end_year;
  if (startYear === null || endYear === null) return null;
  const startMonth = row.experience_start_month;
  const endMonth = row.present === 1 ? month : row.experience_end_month;
  // Within one year an unknown month is not beyond the known one.
  const isOneYear = startYear === endYear;
  const from = startMonth ?? (isOneYear ? Math.min(unknownStart, endMonth ?? 12) : unknownStart);
  const to = endMonth ?? (isOneYear ? Math.max(unknownEnd, startMonth ?? 12) : unknownEnd);
  return { from: startYear * 12 + from, to: endYear * 12 + to };
}

function required(value: string | number | null, path: string): FieldProblem[] {
  return value === null || value === '' ? [{ path, code: 'required' }] : [];
}

function yearProblem(year: number | null, path: string, last: number): FieldProblem[] {
  if (year === null) return [{ path, code: 'required' }];
  if (year < firstYear) return [{ path, code: 'too_small', limit: firstYear }];
  return year > last ? [{ path, code: 'too_big', limit: last }] : [];
}

function under(path: string, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));
}
