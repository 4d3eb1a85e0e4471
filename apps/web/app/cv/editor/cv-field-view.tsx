import { genders, languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { useWords, type Words } from '../../platform/words/i18n';
import type { CvField, CvValues, EducationValues, ExperienceValues } from '../draft/cv-values';
import { levelName } from '../entries/cv-entries';
import { educationSpan, experienceSpan } from '../entries/cv-years';
import s from './cv-notices.module.css';

/** The content of one field of a CV, for comparing two versions. */
export function CvFieldView({ field, values }: { field: CvField; values: CvValues }) {
  const t = useWords('cv');
  const lines = linesOf(field, values, t);
  if (lines.length === 0) return <p className="muted">{t('nothing')}</p>;
  if (lines.length === 1) return <p className={s.words}>{lines[0]}</p>;
  return (
    <ul className={s.words}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may stand twice, and none ever moves
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(field: CvField, values: CvValues, t: Words<'cv'>): string[] {
  switch (field) {
    case 'cv_city':
      return values.cv_city ? [placeLabel(values.cv_city)] : [];
    case 'gender':
      return namesOf([values.gender], genders);
    case 'jobtype':
      return namesOf([values.jobtype], jobTypes);
    case 'about_me':
      return [htmlText(values.about_me)].filter(Boolean);
    case 'cv_experience':
      return values.cv_experience.map((row) => experienceLine(row, t('present')));
    case 'cv_education':
      return values.cv_education.map(educationLine);
    case 'cv_language':
      return values.cv_language.map(({ name, level }) => [name, ...namesOf([level], languageLevels)].join(', '));
    case 'cv_wish':
    case 'cv_category':
    case 'cv_skill':
      return values[field].length > 0 ? [values[field].map(({ name }) => name).join(', ')] : [];
    default:
      return [values[field].trim()].filter(Boolean);
  }
}

/** `2019–2022: Softwareudvikler, Skagerrak Data` */
export function experienceLine(row: ExperienceValues, present: string): string {
  const what = [row.title, row.company_name].filter(Boolean).join(', ');
  return [experienceSpan(row, present), what, firstWords(row.experience_description)].filter(Boolean).join(': ');
}

export function educationLine(row: EducationValues): string {
  const what = [row.education_name, row.education_school, levelName(row.course_id)].filter(Boolean).join(', ');
  return [educationSpan(row), what, firstWords(row.education_description)].filter(Boolean).join(': ');
}

function firstWords(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}

function namesOf(ids: readonly number[], list: readonly { id: number; name: string }[]): string[] {
  return list.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
