import type { Words } from '../../platform/words/i18n';
import { checkEducation, checkExperience } from '../editor/cv-errors';
import type { Piece } from './parse-piece';

/** The words for fields that an entry can lack. */
const words = {
  title: 'experience.title',
  company_name: 'experience.company_name',
  experience_start_year: 'experience.start_year',
  experience_end_year: 'experience.end_year',
  course_id: 'education.course',
  education_name: 'education.education_name',
  education_start_year: 'education.started',
  education_end_year: 'education.ended',
} as const;

/**
 * Fields that a proposed job or education needs before the CV can be published, as the screen names them; none for other pieces.
 * @param today local date, `YYYY-MM-DD`
 */
export function missingInEntry({ entry }: Piece, today: string, t: Words<'cv'>): string[] {
  if (!entry) return [];
  const problems = entry.kind === 'experience' ? checkExperience(entry.row, today) : checkEducation(entry.row, today);
  return problems.flatMap(({ path, code }) =>
    code === 'required' && path in words ? [t(words[path as keyof typeof words])] : [],
  );
}
