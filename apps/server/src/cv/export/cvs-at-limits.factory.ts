import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import type { CvToExport } from './cv-outline.ts';

/** Kinds of text that are laid out differently: what is repeated in every field. */
export const kindsOfText: readonly [kind: string, part: string][] = [
  ['ordinary text', 'Jeg har planlagt vagter for 40 kolleger og skåret ventetiden ned til det halve. '],
  ['short lines', 'Planlagde vagter<br>'],
  ['lines of one letter', 'a<br>'],
  ['list items', '- a<br>'],
  ['blank lines', '<br>'],
  ['one endless word', 'æ'],
  ['one endless word with hyphens', 'ab-cd/'],
  ['wide letters', 'W'],
  ['right-to-left text', 'أبحث عن عمل كطباخ '],
  ['Chinese text', '我正在找工作'],
  ['emoji', '🚀 a'],
  ['marks above a letter', 'a\u0301\u0302\u0303\u0304'],
  ['letters and boxes in turn', 'a日'],
  ['many short words', 'i å '],
];

/** A CV with all rows that a CV may have, each text of a kind at its limit. */
export function cvAtLimits(part: string, share = 1): CvToExport {
  const of = (length: number) => part.repeat(Math.ceil((length * share) / part.length)).slice(0, length * share);
  const rows = <T>(row: (at: number) => T) => Array.from({ length: cvLimits.entries }, (_, at) => row(at));
  const line = of(cvLimits.line).replaceAll(/<\/?b?r?>?/g, ' ');
  const inParagraphs = `<p>${of(cvLimits.aboutHtml / 2)}</p><ul>${'<li>x</li>'.repeat((cvLimits.aboutHtml * share) / 20)}</ul>`;
  const cv: Cv = {
    first_name: line.slice(0, cvLimits.name),
    last_name: line.slice(0, cvLimits.name),
    phone: '+45 12 34 56 78',
    email: 'a@example.dk',
    about_me: inParagraphs,
    birthday: '1990-01-01',
    gender: 0,
    cv_city: null,
    location: null,
    jobtype: null,
    cv_experience: rows(() => ({
      title: line,
      company_name: line,
      experience_description: of(cvLimits.description),
      experience_start_year: 2010,
      experience_start_month: 1,
      experience_end_year: 2012,
      experience_end_month: 12,
      present: 0,
    })),
    cv_education: rows(() => ({
      course_id: 1,
      course_name: 'Folkeskole',
      education_name: line,
      education_school: line,
      education_start_year: 2010,
      education_end_year: 2012,
      education_description: of(cvLimits.description),
    })),
    cv_category: rows((id) => ({ id, seo: `${id}`, text: line })),
    cv_wish: rows((id) => ({ job_title: { id, name: line } })),
    cv_skill: rows((id) => ({ id, name: line })),
    cv_language: rows((id) => ({ id, name: line, level: 2 })),
  };
  return { cv, person: { name: `${cv.first_name} ${cv.last_name}`, email: cv.email }, photo: null, language: 'da' };
}
