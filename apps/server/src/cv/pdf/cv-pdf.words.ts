import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvEducation, CvExperience } from '@jobblik/contract/cv/cv.schema';
import { dateFormat } from '../../platform/formats.ts';

/** Lines of a description that are printed as lines. */
const mostLines = 100;

const months = dateFormat({ month: 'short', timeZone: 'UTC' });

type ExperienceDates = Pick<
  CvExperience,
  'experience_start_year' | 'experience_start_month' | 'experience_end_year' | 'experience_end_month'
> & { present: number };

/** Period of a job: `apr. 2019 – nu`, with the known parts. */
export function monthsText(row: ExperienceDates, now: string): string {
  const start = month(row.experience_start_year, row.experience_start_month);
  const end = row.present === 1 ? now : month(row.experience_end_year, row.experience_end_month);
  return span(start, end);
}

/** `2011 – 2015`, or the one year. */
export function yearsText(row: Pick<CvEducation, 'education_start_year' | 'education_end_year'>): string {
  return span(String(row.education_start_year ?? ''), String(row.education_end_year ?? ''));
}

/**
 * A description from its wire format as it is printed. Lines are kept, at most one blank one after another; from the hundredth on they
 * continue in one paragraph, so that many short lines do not fill hundreds of pages.
 */
export function descriptionText(wire: string): string {
  const lines = linesOfBreaks(wire)
    .replaceAll(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .trim()
    .split('\n');
  const rest = lines.slice(mostLines - 1).filter((line) => line.trim() !== '');
  return [...lines.slice(0, mostLines - 1), ...(rest.length > 0 ? [rest.join(' ')] : [])].join('\n');
}

function month(year: number | null, number: number | null): string {
  if (year === null) return '';
  return number === null ? String(year) : `${months.format(new Date(Date.UTC(year, number - 1)))} ${year}`;
}

function span(start: string, end: string): string {
  if (start === end || start === '' || end === '') return start || end;
  return `${start} – ${end}`;
}
