import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { named } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { cvImage, visibility } from './cv.schema.ts';

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

/** An employer who looked at the CV. */
export const cvVisitor = z.object({
  user_id: z.number(),
  /** Null while the employer has no company page. */
  company_id: z.number().nullable(),
  company_name: z.string(),
  company_logo: z.string().nullable(),
  /** Local day of the last visit, `YYYY-MM-DD`. */
  last_day: z.string(),
  /** Number of days with a visit. */
  days: z.number(),
});
export type CvVisitor = z.output<typeof cvVisitor>;

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

/** A job agent on the dashboard; filled by the agents slice. */
export const dashboardAgent = z.object({
  id: z.number(),
  title: z.string(),
  result_count: z.number(),
  unread_count: z.number(),
});
export type DashboardAgent = z.output<typeof dashboardAgent>;

/** A coming interview on the dashboard; filled by the interviews slice. */
export const dashboardInterview = z.object({
  ...interviewFacts.shape,
  uuid: z.string(),
  title: z.string(),
  company: z.string(),
  /** `DD.MM.YYYY` (spec 1§3 Interview time). */
  schedule_date: z.string(),
  schedule_start: z.string(),
  schedule_end: z.string(),
  v_status: z.number(),
  stream_id: z.string().nullable(),
  room_id: z.string().nullable(),
});
export type DashboardInterview = z.output<typeof dashboardInterview>;

/** The worker dashboard (spec 1§3, issue 3 point 7). */
export const candidateDashboardAnswer = z.object({
  /** The CV's photo, else the account's picture. */
  profile_image: cvImage.nullable(),
  cv_document: z
    .object({
      cv_document_id: z.string(),
      cv_real_name: z.string(),
      cv_real_size: z.number(),
      cv_real_type: z.string(),
    })
    .nullable(),
  /** The newest video CV. */
  cv_video: z.object({ cv_video_real_name: z.string(), cv_video_real_size: z.number() }).nullable(),
  cv_video_count: z.number(),
  job_agents: z.array(dashboardAgent),
  /** Listed ads that fit the agents, each once. */
  job_agent_ads: z.number(),
  interviews: z.array(dashboardInterview),
  published: z.boolean(),
  /** Instant of the last publication. */
  published_at: z.string().nullable(),
  unpublished_changes: z.boolean(),
  /** False until a part of the CV was saved. */
  prepared_cv: z.boolean(),
  visibility,
  completeness,
  /** The last 30 local days, oldest first, days without visits included. */
  visits: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Since the beginning. */
  visits_total: z.number(),
});
export type CandidateDashboard = z.output<typeof candidateDashboardAnswer>;

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
