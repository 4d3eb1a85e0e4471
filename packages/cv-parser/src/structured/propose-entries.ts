import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import type { ProposedEducation, ProposedExperience } from '@jobblik/contract/documents/cv-parse.schema';
import type { YearMonth } from '../dates.ts';
import type { LineWriter } from './line-writer.ts';
import type { StructuredEducation, StructuredJob } from './structured-cv.ts';

/** Shortens a text to a number of characters. */
type Shorten = (text: string, most: number) => string;

/** A job of a file with fields, as it is proposed. */
export function proposeExperience(job: StructuredJob, lines: LineWriter, shorten: Shorten): ProposedExperience {
  const { present, start, end } = job;
  const title = shorten(job.title, cvLimits.line);
  const company = shorten(job.company, cvLimits.line);
  const location = shorten(job.location, cvLimits.line);
  const description = shorten(job.description, cvLimits.description);
  lines.gap();
  const from = [
    ...lines.add([title, company, location].filter(Boolean).join(', ')),
    ...lines.add(periodText(start, present ? null : end, present)),
    ...lines.add(description),
  ];
  return {
    title,
    company_name: company,
    location,
    experience_description: description,
    experience_start_year: start?.year ?? null,
    experience_start_month: start?.month ?? null,
    experience_end_year: present ? null : (end?.year ?? null),
    experience_end_month: present ? null : (end?.month ?? null),
    present: present ? 1 : 0,
    from,
  };
}

/** An education of a file with fields, as it is proposed. */
export function proposeEducation(row: StructuredEducation, lines: LineWriter, shorten: Shorten): ProposedEducation {
  const name = shorten(row.name, cvLimits.line);
  const school = shorten(row.school, cvLimits.line);
  const location = shorten(row.location, cvLimits.line);
  const description = shorten(row.description, cvLimits.description);
  lines.gap();
  const from = [
    ...lines.add([name, school, location].filter(Boolean).join(', ')),
    ...lines.add(periodText(row.start, row.end, false)),
    ...lines.add(description),
  ];
  return {
    course_id: row.level,
    education_name: name,
    education_school: school,
    location,
    education_start_year: row.start?.year ?? null,
    education_end_year: row.end?.year ?? null,
    education_description: description,
    from,
  };
}

/** `04.2019 – 2021`; open behind for what goes on. */
function periodText(start: YearMonth | null, end: YearMonth | null, present: boolean): string {
  const [from, to] = [start, end].map((date) =>
    date ? [date.month && String(date.month).padStart(2, '0'), date.year].filter(Boolean).join('.') : '',
  );
  if (from === '' && to === '') return '';
  return present ? `${from} –` : [from, to].filter(Boolean).join(' – ');
}
