import { named } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';

/** Parts of a CV as versions and the completeness name them. */
export const cvParts = [
  'name',
  'contact',
  'about_me',
  'birthday',
  'gender',
  'cv_city',
  'jobtype',
  'cv_experience',
  'cv_education',
  'cv_category',
  'cv_wish',
  'cv_skill',
  'cv_language',
] as const;
export type CvPart = (typeof cvParts)[number];

/** One stored version of a CV's text. Files are not stored with it. */
export const cvVersion = z.object({
  id: z.number(),
  /** `draft`: stored while writing; `published`: the version that employers saw from then on. */
  kind: z.enum(['draft', 'published']),
  saved_at: z.string(),
  /** Parts that differ from the previous version. */
  changes: z.array(z.enum(cvParts)),
});
export type CvVersion = z.output<typeof cvVersion>;

/** Steps towards a CV that employers can use, most useful first. */
export const completenessSteps = [
  'cv_experience',
  'about_me',
  'cv_wish',
  'cv_education',
  'cv_skill',
  'cv_city',
  'photo',
  'cv_category',
  'cv_language',
  'document',
  'video',
  'publish',
] as const;
export type CompletenessStep = (typeof completenessSteps)[number];

export const completeness = z.object({
  /** 0 to 100. */
  percent: z.number(),
  steps: z.array(z.object({ step: z.enum(completenessSteps), done: z.boolean() })),
  /** The most useful step that is left. */
  next: z.enum(completenessSteps).nullable(),
});
export type Completeness = z.output<typeof completeness>;

const iso = z.string().optional();

/** JSON Resume, schema 1.0.0 (https://jsonresume.org/schema), the fields that a CV here can fill. */
export const jsonResume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    summary: z.string().optional(),
    location: z
      .object({ city: z.string(), postalCode: z.string(), countryCode: z.string(), region: z.string() })
      .optional(),
  }),
  work: z.array(
    z.object({
      name: z.string(),
      position: z.string(),
      startDate: iso,
      endDate: iso,
      /** Ours: an end that is not known. Without an end a job goes on. */
      present: z.literal(false).optional(),
      summary: z.string().optional(),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      area: z.string(),
      studyType: z.string().optional(),
      startDate: iso,
      endDate: iso,
      /** Ours: the schema has no field for a description. */
      summary: z.string().optional(),
    }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string().optional() })),
  meta: z.object({
    version: z.string(),
    lastModified: z.string().optional(),
    /** What the schema has no field for, so that the product reads its own file back whole. */
    jobblik: z.object({
      first_name: z.string().optional(),
      last_name: z.string().optional(),
      birthday: z.string().optional(),
      gender: z.number().optional(),
      jobtype: z.number().optional(),
      cv_category: z.array(named),
      cv_wish: z.array(named),
    }),
  }),
});
export type JsonResume = z.output<typeof jsonResume>;
