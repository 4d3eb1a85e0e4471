import { named } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { parseReasons } from './cv-parse.rules.ts';

/** A line of the original, numbered by its index in `lines` from 0; `line` counts from 1 on its page. */
export const parsedLine = z.object({ page: z.number(), line: z.number(), text: z.string() });
export type ParsedLine = z.output<typeof parsedLine>;

/** Indexes into `lines`: the lines that a proposed value was read from. */
const from = z.array(z.number());
const textField = z.object({ value: z.string(), from });
const year = z.number().nullable();
const month = z.number().min(1).max(12).nullable();

export const proposedExperience = z.object({
  title: z.string(),
  company_name: z.string(),
  /** Town or country as it is written, empty when it is not. */
  location: z.string(),
  /** Plain text with line feeds. */
  experience_description: z.string(),
  experience_start_year: year,
  experience_start_month: month,
  experience_end_year: year,
  experience_end_month: month,
  /** 1: still employed there. */
  present: z.number(),
  from,
});
export type ProposedExperience = z.output<typeof proposedExperience>;

export const proposedEducation = z.object({
  /** Education level 1 to 7 if the name is unambiguous. */
  course_id: z.number().nullable(),
  education_name: z.string(),
  education_school: z.string(),
  location: z.string(),
  education_start_year: year,
  education_end_year: year,
  /** Plain text with line feeds. */
  education_description: z.string(),
  from,
});
export type ProposedEducation = z.output<typeof proposedEducation>;

/**
 * A skill as it is written; `match` is the entry of the skills list that it leads to, `same` says that the entry names the same
 * thing and no wider, narrower or related one.
 */
export const proposedSkill = z.object({ name: z.string(), match: named.nullable(), same: z.boolean(), from });
/** A language with its level as it is written (`level_text`) and as the CV form has it (0 not given, 1 to 4). */
export const proposedLanguage = z.object({
  name: z.string(),
  match: named.nullable(),
  level_text: z.string(),
  level: z.number(),
  from,
});

/** Content of a CV, field by field; the person accepts each field. Parsing changes no stored CV. */
export const cvProposal = z.object({
  first_name: textField.nullable(),
  last_name: textField.nullable(),
  /** The line below the person's name, e.g. a title. */
  headline: textField.nullable(),
  email: textField.nullable(),
  phone: textField.nullable(),
  /** Street and number. */
  address: textField.nullable(),
  /** The postcode as a number with its town, as `cv_city`. */
  cv_city: z.object({ value: named, from }).nullable(),
  /** `YYYY-MM-DD`; only if the CV labels it as a birthday. */
  birthday: textField.nullable(),
  /** Plain text with line feeds. */
  about_me: textField.nullable(),
  driving_licence: textField.nullable(),
  /** The following four only of files that have them in fields: 1 or 2, as `gender` of the CV. */
  gender: z.object({ value: z.number(), from }).nullable(),
  /** The id of a job type. */
  jobtype: z.object({ value: z.number(), from }).nullable(),
  cv_category: z.array(named.extend({ from })),
  /** Wished jobs; a title that the list does not have has an id below 0. */
  cv_wish: z.array(named.extend({ from })),
  cv_experience: z.array(proposedExperience),
  cv_education: z.array(proposedEducation),
  cv_skill: z.array(proposedSkill),
  cv_language: z.array(proposedLanguage),
});
export type CvProposal = z.output<typeof cvProposal>;

/** Rows of each list that a file has beyond those of the proposal, and how many texts were shortened to the CV's lengths. */
export const leftOut = z.object({
  cv_experience: z.number(),
  cv_education: z.number(),
  cv_skill: z.number(),
  cv_language: z.number(),
  shortened: z.number(),
});
export type LeftOut = z.output<typeof leftOut>;

export const cvParseResult = z.object({
  /** Null if the whole document was read. */
  reason: z.enum(parseReasons).nullable(),
  pages: z.number(),
  /** Pages, from 1, whose text was recognised in a picture, so that letters may be wrong. */
  picture_pages: z.array(z.number()),
  lines: z.array(parsedLine),
  /** What a file with fields has beyond what a CV may have; null if that is nothing. */
  left_out: leftOut.nullable(),
  /** Null if there was no text. */
  proposal: cvProposal.nullable(),
});
export type CvParseResult = z.output<typeof cvParseResult>;

/** The answer for a document without a proposal. */
export function unreadCv(reason: NonNullable<CvParseResult['reason']>): CvParseResult {
  return { reason, pages: 0, picture_pages: [], lines: [], left_out: null, proposal: null };
}

/** The stored original; a file of data is removed when it has been read. If `create_cv` receives its `id` as `cv_parse_file`, the file becomes the CV document. */
export const cvParseFile = z.object({
  id: z.string(),
  name: z.string(),
  real_name: z.string(),
  /** Bytes. */
  size: z.number(),
  /**
   * `pdf`, `docx`, `doc`, `odt` or `rtf` by content; `png` or `webp` for a picture, `json`, `xml`, `zip` or `csv` for data, which
   * cannot become the CV document.
   */
  type: z.string(),
  /** Signed address that shows it; expires. Null for data. */
  url: z.string().nullable(),
});
