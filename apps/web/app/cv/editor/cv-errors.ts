import { breaksOfLines, cvProblems, educationProblems, experienceProblems } from '@jobblik/contract/cv/cv.rules';
import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { type MissingCode, missingCodes, missingToPublish } from '@jobblik/contract/cv/cv-publish.rules';
import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { FieldProblem } from '@jobblik/contract/kernel/problem.schema';
import { isEmail } from '@jobblik/contract/kernel/typed/email-address.rules';
import { isPhone } from '@jobblik/contract/kernel/typed/phone.rules';
import { parseDate } from '../../ui/text/date-text';
import {
  type CvField,
  type CvValues,
  cvFields,
  cvInput,
  type EducationValues,
  type ExperienceValues,
  educationOf,
  experienceOf,
} from '../draft/cv-values';

/** Why a CV cannot be published, as keys of `cv.json` under `errors` with their number. */
export interface CvErrors {
  /** The error of each wrong field. */
  fields: Partial<Record<CvField, string>>;
  /** Wrong rows by their key. */
  rows: Readonly<Record<string, readonly FieldProblem[]>>;
  /** Required parts that are missing. */
  missing: readonly MissingCode[];
}

export const noErrors: CvErrors = { fields: {}, rows: {}, missing: [] };

/** Recommended maximum length of the profile text, in characters. */
export const aboutRoom = 3_000;

/**
 * All reasons why the CV cannot be published.
 * @param today local date, `YYYY-MM-DD`
 * @param accountName used if the CV has no name
 */
export function checkCv(values: CvValues, today: string, accountName: string): CvErrors {
  const fields: CvErrors['fields'] = {};
  const rows: Record<string, FieldProblem[]> = {};
  for (const problem of cvProblems(cvInput(values), today)) place(problem, values, fields, rows);
  for (const field of ['birthday', 'phone', 'email'] as const) {
    const code = unsavedProblem(field, values);
    if (code) fields[field] = code;
  }
  if (htmlText(values.about_me).length > aboutRoom || values.about_me.length > cvLimits.aboutHtml)
    fields.about_me = 'about_too_long';
  return { fields, rows, missing: missingIn(values, accountName) };
}

/** Why a draft is saved without this field: the typed value is not valid. */
export function unsavedProblem(
  field: CvField,
  { birthday, phone, email }: Pick<CvValues, 'birthday' | 'phone' | 'email'>,
) {
  if (field === 'birthday' && parseDate(birthday) === undefined) return 'birthday_unreadable';
  if (field === 'phone' && !isPhone(phone)) return 'phone';
  if (field === 'email' && email.trim() !== '' && !isEmail(email)) return 'email';
  return undefined;
}

/** The same from a refused call; empty if it names no field. */
export function errorsOfProblem(error: unknown, values: CvValues): CvErrors {
  const fields: CvErrors['fields'] = {};
  const rows: Record<string, FieldProblem[]> = {};
  for (const problem of error instanceof Problem ? (error.fields ?? []) : []) {
    if (missingCodes.some((code) => code === problem.code)) continue;
    place({ ...problem, path: problem.path.replace(/^cv\./, '') }, values, fields, rows);
  }
  const codes = error instanceof Problem ? (error.fields ?? []).map(({ code }) => code) : [];
  return { fields, rows, missing: missingCodes.filter((code) => codes.includes(code)) };
}

/** Parts that the CV still needs before it can be published. */
export function missingIn(values: CvValues, accountName: string): MissingCode[] {
  const codes = missingToPublish(cvInput(values), accountName).map(({ code }) => code);
  return missingCodes.filter((code) => codes.includes(code));
}

function place(
  problem: FieldProblem,
  values: CvValues,
  fields: CvErrors['fields'],
  rows: Record<string, FieldProblem[]>,
): void {
  const [name = '', index, ...rest] = problem.path.split('.');
  const list = name === 'cv_experience' || name === 'cv_education' ? values[name] : [];
  const row = index === undefined ? undefined : list[Number(index)];
  if (row) {
    rows[row.key] = [...(rows[row.key] ?? []), { ...problem, path: rest.join('.') }];
    return;
  }
  const field = cvFields.find((one) => one === name);
  if (field) fields[field] = field === 'birthday' ? `birthday_${problem.code}` : problem.code;
}

/** Why a job cannot be saved. @param months whether the months are required besides their years */
export function checkExperience(
  row: ExperienceValues,
  today: string,
  { months = false }: { months?: boolean } = {},
): FieldProblem[] {
  const wire = experienceOf(row);
  return [
    ...experienceProblems(wire, today, { months }),
    ...tooLong(wire.title, 'title', cvLimits.line),
    ...tooLong(wire.company_name, 'company_name', cvLimits.line),
    ...tooLong(breaksOfLines(row.experience_description), 'experience_description', cvLimits.description),
  ];
}

/** Why an education cannot be saved. */
export function checkEducation(row: EducationValues, today: string): FieldProblem[] {
  const wire = educationOf(row);
  return [
    ...educationProblems(wire, today),
    ...tooLong(wire.education_name, 'education_name', cvLimits.line),
    ...tooLong(wire.education_school, 'education_school', cvLimits.line),
    ...tooLong(breaksOfLines(row.education_description), 'education_description', cvLimits.description),
  ];
}

export function countOf({ fields, rows, missing }: CvErrors): number {
  return Object.keys(fields).length + Object.keys(rows).length + missing.length;
}

function tooLong(text: string, path: string, limit: number): FieldProblem[] {
  return text.length > limit ? [{ path, code: 'too_long', limit }] : [];
}
