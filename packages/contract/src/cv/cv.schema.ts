import { email, id, named, phone, text } from '@jobblik/contract/kernel/fields';
import { distinctChoices, type ListedOrTyped, listedOrTyped } from '@jobblik/contract/lookups/typed-word.schema';
import { z } from 'zod';
import { cvLimits, visibilities } from './cv-choices.rules.ts';

/** An empty field of a form means "not given". */
const orNull = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable())
    .nullish()
    .transform((value) => value ?? null);
/** A whole number, as a number or as digits. Never `true` or `[7]`. */
const whole = (min: number, max: number) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : value),
    z.number('not_a_number').int('not_an_integer').min(min, 'too_small').max(max, 'too_big'),
  );
const flag = z
  .union([z.boolean(), whole(0, 1)])
  .nullish()
  .transform((value) => (value ? 1 : 0));
const line = text(cvLimits.line)
  .nullish()
  .transform((value) => value ?? '');
const nameText = text(cvLimits.name)
  .nullish()
  .transform((value) => value ?? '');
const markup = (max: number) =>
  z
    .string()
    .max(max, 'too_long')
    .refine((value) => !value.includes('\u0000'), 'nul_byte')
    .transform((value) => value.toWellFormed().normalize('NFC'))
    .nullish()
    .transform((value) => value ?? '');
const rows = <S extends z.ZodType>(row: S) => z.array(row).max(cvLimits.entries, 'too_many').default([]);

/** An id, or an object with an id, as the lookups and this CV return them. */
const choice = z.union([id, z.object({ id }).transform((value) => value.id)]);
const choices = rows(choice).transform((list) => [...new Set(list)]);
const wish = z.preprocess(
  (value: ListedOrTyped | { job_title: ListedOrTyped }) =>
    typeof value === 'object' && value !== null && 'job_title' in value ? value.job_title : value,
  listedOrTyped,
);
const language = z.union([
  id.transform((value) => ({ id: value, level: 0 })),
  z.object({ id, level: whole(0, 4).default(0) }),
]);

/** A date without a time, `YYYY-MM-DD`. */
const day = z.iso.date('not_a_date');

/** A job in a CV (spec 1§3). Years and months may be missing while it is being written. */
export const experienceForm = z.object({
  title: line,
  company_name: line,
  /** Text with `<br>` for line breaks; see `breaksOfLines`. */
  experience_description: markup(cvLimits.description),
  experience_start_year: orNull(whole(0, 9999)),
  /** 1 to 12. */
  experience_start_month: orNull(whole(1, 12)),
  experience_end_year: orNull(whole(0, 9999)),
  experience_end_month: orNull(whole(1, 12)),
  /** 1: still employed there, the end is ignored. */
  present: flag,
});
export type CvExperience = z.output<typeof experienceForm>;

/** An education in a CV (spec 1§3). `course_id` is an education level, 1 to 7; its name is the answer's `course_name`. */
export const educationForm = z.object({
  course_id: orNull(whole(1, 7)),
  education_name: line,
  /** The school; ours, optional. */
  education_school: line,
  education_start_year: orNull(whole(0, 9999)),
  education_end_year: orNull(whole(0, 9999)),
  education_description: markup(cvLimits.description),
});
export type CvEducation = z.output<typeof educationForm>;

/**
 * A CV as a form sends it; the `cv` of `get_cv` is accepted unchanged. Only wrong shapes and lengths are refused here, so that a
 * draft may be incomplete; `cvProblems` lists what is missing before it can be published.
 */
export const cvForm = z
  .object({
    /** Empty: the account's name. */
    first_name: nameText,
    last_name: nameText,
    phone: phone(cvLimits.phone)
      .nullish()
      .transform((value) => value ?? ''),
    email: orNull(email),
    /** Rich text, sanitised on the server. */
    about_me: markup(cvLimits.aboutHtml),
    birthday: orNull(day),
    /** 1 Mand, 2 Kvinde, 0 not given. */
    gender: orNull(whole(0, 2)).transform((value) => value ?? 0),
    cv_city: orNull(choice),
    /** The spec's other name for `cv_city`; used where that is absent. */
    location: orNull(choice),
    jobtype: orNull(z.union([whole(1, 5), z.object({ id: whole(1, 5) }).transform((value) => value.id)])),
    cv_experience: rows(experienceForm),
    cv_education: rows(educationForm),
    cv_category: choices,
    /** Titles of the lookup, and typed titles that it does not have. */
    cv_wish: rows(wish).transform(distinctChoices),
    cv_skill: rows(listedOrTyped).transform(distinctChoices),
    cv_language: rows(language).transform((list) => [...new Map(list.map((entry) => [entry.id, entry])).values()]),
  })
  .transform(({ location, ...cv }) => ({ ...cv, cv_city: cv.cv_city ?? location }));
/** A CV as it is stored: ids, and names only for typed skills and wishes. */
export type CvContent = z.output<typeof cvForm>;
export type CvFormInput = z.input<typeof cvForm>;

const year = z.number().nullable();
const place = named.extend({ zip: z.string(), region: z.string() });

/** A CV as it is shown (spec 1§3): ids with their names; a typed skill or wish has an id below 0. */
export const cv = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  about_me: z.string(),
  birthday: z.string().nullable(),
  gender: z.number(),
  cv_city: place.nullable(),
  /** The same as `cv_city`. */
  location: place.nullable(),
  jobtype: named.nullable(),
  cv_experience: z.array(
    z.object({
      title: z.string(),
      company_name: z.string(),
      experience_description: z.string(),
      experience_start_year: year,
      experience_start_month: year,
      experience_end_year: year,
      experience_end_month: year,
      present: z.number(),
    }),
  ),
  cv_education: z.array(
    z.object({
      course_id: z.number().nullable(),
      /** Name of the education level, empty while none is chosen. */
      course_name: z.string(),
      education_name: z.string(),
      education_school: z.string(),
      education_start_year: year,
      education_end_year: year,
      education_description: z.string(),
    }),
  ),
  cv_category: z.array(z.object({ id: z.number(), seo: z.string(), text: z.string() })),
  cv_wish: z.array(z.object({ job_title: named })),
  cv_skill: z.array(named),
  cv_language: z.array(named.extend({ level: z.number() })),
});
export type Cv = z.output<typeof cv>;

/** The CV document (spec 1§3). `url` is a signed address that downloads it; it expires. */
export const cvDocument = z.object({
  cv_document_id: z.string(),
  /** `pdf`; everything else is shown as Word. */
  type: z.string(),
  realname: z.string(),
  /** Bytes. */
  size: z.number(),
  url: z.string(),
});
export type CvDocument = z.output<typeof cvDocument>;

/** The photo (spec 1§3). `avatar` is a signed address that expires. */
export const cvImage = z.object({
  avatar: z.string(),
  avatar_real_name: z.string(),
  avatar_real_size: z.number(),
});
export type CvImage = z.output<typeof cvImage>;

export const visibility = z.enum(visibilities, 'not_a_choice');

/** State of a CV: its draft compared with the published version. */
export const cvState = z.object({
  /** Counts every save of the draft; sent back with the next save. 0: nothing saved yet. */
  revision: z.number(),
  /** When the draft was last saved. */
  saved_at: z.string().nullable(),
  published: z.boolean(),
  published_at: z.string().nullable(),
  /** The draft differs from the published CV, or nothing is published. */
  unpublished_changes: z.boolean(),
  visibility,
  /** The CV is published automatically when the person's e-mail is confirmed. */
  waits_for_email: z.boolean(),
});
export type CvState = z.output<typeof cvState>;
