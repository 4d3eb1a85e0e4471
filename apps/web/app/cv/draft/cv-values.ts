import type { getCv } from '@jobblik/contract/cv/cv.api';
import { breaksOfLines, linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv, CvContent } from '@jobblik/contract/cv/cv.schema';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { isPhone } from '@jobblik/contract/kernel/typed/phone.rules';
import { sentChoice } from '@jobblik/contract/lookups/typed-word.rules';
import { newUuid } from '../../platform/new-uuid';
import { dateText, parseDate } from '../../ui/text/date-text';

/** The server's response for a CV: the CV, its files and its state. */
export type CvAnswer = CallAnswer<typeof getCv>;

export interface Named {
  id: number;
  name: string;
}

export type Place = NonNullable<Cv['cv_city']>;

/** A job in the form. `key` identifies the row on this screen only; texts are plain, with line breaks. */
export interface ExperienceValues {
  key: string;
  title: string;
  company_name: string;
  experience_description: string;
  experience_start_year: number | null;
  experience_start_month: number | null;
  experience_end_year: number | null;
  experience_end_month: number | null;
  present: boolean;
}

/** An education in the form. */
export interface EducationValues {
  key: string;
  course_id: number | null;
  education_name: string;
  education_school: string;
  education_start_year: number | null;
  education_end_year: number | null;
  education_description: string;
}

interface LanguageValues extends Named {
  /** 0 not given, 1 to 4 as in `languageLevels`. */
  level: number;
}

/** The CV in the form. `birthday` is as typed; 0 and null mean "not given". */
export interface CvValues {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  birthday: string;
  gender: number;
  cv_city: Place | null;
  about_me: string;
  cv_wish: Named[];
  jobtype: number;
  cv_category: Named[];
  cv_experience: ExperienceValues[];
  cv_education: EducationValues[];
  cv_skill: Named[];
  cv_language: LanguageValues[];
}

export type CvField = keyof CvValues;

/** In the order of the screen. */
export const cvFields = [
  'first_name',
  'last_name',
  'cv_city',
  'birthday',
  'gender',
  'phone',
  'email',
  'about_me',
  'cv_wish',
  'jobtype',
  'cv_category',
  'cv_experience',
  'cv_education',
  'cv_skill',
  'cv_language',
] as const satisfies readonly CvField[];

export function newKey(): string {
  return newUuid();
}

/** The form values of a CV of the server. */
export function valuesOfCv(cv: Cv): CvValues {
  return {
    first_name: cv.first_name,
    last_name: cv.last_name,
    phone: cv.phone,
    email: cv.email ?? '',
    birthday: dateText(cv.birthday),
    gender: cv.gender,
    cv_city: cv.cv_city,
    about_me: cv.about_me,
    cv_wish: cv.cv_wish.map(({ job_title }) => job_title),
    jobtype: cv.jobtype?.id ?? 0,
    cv_category: cv.cv_category.map(({ id, text }) => ({ id, name: text })),
    cv_experience: cv.cv_experience.map((row) => ({
      ...row,
      key: newKey(),
      experience_description: linesOfBreaks(row.experience_description),
      present: row.present === 1,
    })),
    cv_education: cv.cv_education.map(({ course_name: _, ...row }) => ({
      ...row,
      key: newKey(),
      education_description: linesOfBreaks(row.education_description),
    })),
    cv_skill: cv.cv_skill,
    cv_language: cv.cv_language,
  };
}

/** A job in its wire format. */
export function experienceOf({ key: _, ...row }: ExperienceValues): CvContent['cv_experience'][number] {
  return {
    ...row,
    title: row.title.trim(),
    company_name: row.company_name.trim(),
    experience_description: breaksOfLines(row.experience_description.trim()),
    present: row.present ? 1 : 0,
  };
}

/** An education in its wire format. */
export function educationOf({ key: _, ...row }: EducationValues): CvContent['cv_education'][number] {
  return {
    ...row,
    education_name: row.education_name.trim(),
    education_school: row.education_school.trim(),
    education_description: breaksOfLines(row.education_description.trim()),
  };
}

/** The values that the server accepts: an incomplete date, number or e-mail address stays in the browser until it is complete. */
export function sendable(values: CvValues): CvValues {
  return {
    ...values,
    birthday: parseDate(values.birthday) ? values.birthday : '',
    phone: isPhone(values.phone) ? values.phone : '',
    email: isEmail(values.email) ? values.email : '',
  };
}

/** The form as input of the calls. */
export function cvInput(values: CvValues): CvContent {
  const { birthday, phone, email } = sendable(values);
  return {
    first_name: values.first_name,
    last_name: values.last_name,
    phone,
    email: email || null,
    about_me: values.about_me,
    birthday: parseDate(birthday) ?? null,
    gender: values.gender,
    cv_city: values.cv_city?.id ?? null,
    jobtype: values.jobtype || null,
    cv_experience: values.cv_experience.map(experienceOf),
    cv_education: values.cv_education.map(educationOf),
    cv_category: values.cv_category.map(({ id }) => id),
    cv_wish: values.cv_wish.map(sentChoice),
    cv_skill: values.cv_skill.map(sentChoice),
    cv_language: values.cv_language.map(({ id, level }) => ({ id, level })),
  };
}

/** True if a field has the same content in two forms, ignoring the keys of rows. */
export function isSame(field: CvField, one: CvValues, other: CvValues): boolean {
  return one[field] === other[field] || meaning(field, one[field]) === meaning(field, other[field]);
}

/** Fields in which two forms differ. */
export function differing(one: CvValues, other: CvValues): CvField[] {
  return cvFields.filter((field) => !isSame(field, one, other));
}

/** A field as text that is equal for equal content: without keys, surrounding spaces and tags that the server removes. */
function meaning(field: CvField, value: CvValues[CvField]): string {
  if (field === 'about_me') return bareMarks(String(value));
  if (field === 'birthday') return parseDate(String(value)) || String(value);
  return JSON.stringify(value, (name, part) => {
    if (name === 'key') return undefined;
    if (Array.isArray(part) || part === null || typeof part !== 'object')
      return typeof part === 'string' ? part.normalize('NFC').trim() : part;
    if ('id' in part) return 'level' in part ? [part.id, part.level] : part.id;
    return Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}

function bareMarks(html: string): string {
  return html
    .normalize('NFC')
    .replaceAll(/<(\w+)(?:\s[^>]*)?>/g, '<$1>')
    .replaceAll('&nbsp;', ' ')
    .trim();
}
