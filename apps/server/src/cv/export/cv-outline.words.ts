import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { CvEducation, CvExperience } from '@jobblik/contract/cv/cv.schema';
import { dateFormat } from '../../platform/formats.ts';
import type { Block } from './rich-text-blocks.ts';

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

/** `2011 – 2015`, `2011 –` without an end, `2015` without a start: one year alone is the last one. */
export function yearsText(row: Pick<CvEducation, 'education_start_year' | 'education_end_year'>): string {
  const { education_start_year: start, education_end_year: end } = row;
  if (start === null) return String(end ?? '');
  return end === null ? `${start} –` : `${start} – ${end}`;
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

/** What people begin the lines of a list with. */
const listMark = /^[-–—•*·]\s+(?=\S)/u;

/** {@link descriptionText} in parts: lines that begin with a sign of a list are its items, blank lines separate paragraphs. */
export function descriptionBlocks(wire: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push(block('paragraph', lines.join('\n')));
    lines = [];
  };
  for (const line of descriptionText(wire).split('\n')) {
    const text = line.trim();
    const mark = listMark.exec(text)?.[0];
    if (text === '' || mark) close();
    if (mark) blocks.push(block('item', text.slice(mark.length)));
    else if (text !== '') lines.push(text);
  }
  close();
  return blocks;
}

function block(kind: Block['kind'], text: string): Block {
  return { kind, runs: [{ text, strong: false }] };
}

function month(year: number | null, number: number | null): string {
  if (year === null) return '';
  return number === null ? String(year) : `${months.format(new Date(Date.UTC(year, number - 1)))} ${year}`;
}

function span(start: string, end: string): string {
  if (start === end || start === '' || end === '') return start || end;
  return `${start} – ${end}`;
}
