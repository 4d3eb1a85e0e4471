import type { CvEducation, CvExperience } from '@jobblik/contract/cv/cv.schema';
import { dateFormat } from '../../platform/formats.ts';

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

/** Text without characters that the fonts do not have: pictograms and control characters. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f/gu, (symbol) =>
      /[©®™]/.test(symbol) ? symbol : '',
    )
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

function month(year: number | null, number: number | null): string {
  if (year === null) return '';
  return number === null ? String(year) : `${months.format(new Date(Date.UTC(year, number - 1)))} ${year}`;
}

function span(start: string, end: string): string {
  if (start === end || start === '' || end === '') return start || end;
  return `${start} – ${end}`;
}
