import { verifiedBadge } from '@jobblik/contract/companies/verification.schema';
import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { named } from '@jobblik/contract/kernel/fields';
import { plainQuestion } from '@jobblik/contract/questions/question.schema';
import { z } from 'zod';

/** Local date `YYYY-MM-DD` in Europe/Copenhagen. */
export const localDate = z.iso.date('not_a_date');
/** Instant as ISO 8601 text with zone. */
export const instantText = z.string();

export const payUnit = z.enum(['hour', 'month', 'year']);
export type PayUnit = z.infer<typeof payUnit>;

export const remoteKind = z.enum(['none', 'hybrid', 'full']);
export type RemoteKind = z.infer<typeof remoteKind>;

/**
 * States of an ad on its page. Only `live` ads can be applied to. `closed` and `filled` are an employer's own endings: `filled` says
 * that somebody got the job. `taken_down` and `hidden` are decisions of operators; a hidden ad returns when it is corrected.
 */
export const jobState = z.enum([
  'live',
  'inactive',
  'past_deadline',
  'expired',
  'closed',
  'filled',
  'deleted',
  'taken_down',
  'hidden',
]);
export type JobState = z.infer<typeof jobState>;

/** Pay in øre per unit; `to` is null for a single figure. Null if the employer hides it or has not given it. */
export const pay = z.object({ from: z.number(), to: z.number().nullable(), unit: payUnit });
export type Pay = z.infer<typeof pay>;

/** A postcode of an ad. `region` is the name without "Region". */
export const jobPlace = z.object({
  id: z.number(),
  name: z.string(),
  zip: z.string(),
  region: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type JobPlace = z.infer<typeof jobPlace>;

/** The hiring company. `name` is the ad's, else the company profile's name; `logo` an address or null. */
export const jobCompany = z.object({ company_id: z.number(), name: z.string(), logo: z.string().nullable() });

const cardFields = {
  id: z.number(),
  /** Words of the title with `-{zip}-{region}`: the last part of `/job/{id}/{seo}`. */
  seo: z.string(),
  title: z.string(),
  /** The employer's user id. */
  user_id: z.number(),
  company: jobCompany,
  /** 1: applying happens at `real_url`; opening it goes through `open_job/{id}` so that the click is counted. */
  is_redirect: z.number(),
  real_url: z.string().nullable(),
  /** First lines of the description as plain text, at most 220 characters. */
  teaser: z.string(),
  location: z.array(jobPlace),
  pay: pay.nullable(),
  remote: remoteKind,
  /** Days at home each week for hybrid jobs, null when not given. */
  remote_days: z.number().nullable(),
  hours_per_week: z.number().nullable(),
  job_type_id: z.number(),
  job_type: named,
  category_id: z.number().nullable(),
  /** Local date of the deadline or null: the ad then closes when it expires. */
  job_deadline_date: localDate.nullable(),
  /** Local date of the first day of work; null: as soon as possible. */
  job_start_date: localDate.nullable(),
  /** Instant of first publication or of the last repost; "newest" sorts by it. */
  created_at: instantText,
  visits: z.number(),
};

/** An ad as lists show it. */
export const jobCard = z.object({
  ...cardFields,
  state: jobState,
  /** Kilometres from the searched postcode to the ad's nearest place; null without a radius search. */
  distance_km: z.number().nullable(),
  is_saved: z.boolean(),
});
export type JobCard = z.infer<typeof jobCard>;

/** An ad as the search shows it beside the list, and as the comparison of two ads shows it. */
export const jobPreview = jobCard.extend({
  /** Sanitised HTML. */
  description_html: z.string(),
});
export type JobPreview = z.infer<typeof jobPreview>;

const jobFile = z.object({
  /** Signed address of the file. */
  description_name: z.string(),
  description_real_name: z.string(),
  /** `pdf`, anything else is shown as Word. */
  description_file_type: z.string(),
  /** Bytes. */
  description_file_size: z.number(),
});

const jobCategory = z.object({
  id: z.number(),
  name: z.string(),
  seo: z.string(),
  level: z.number(),
  is_active: z.number(),
});

/** Fields of spec 2§3 that both the page of an ad and the employer's own screens show. */
const adFields = {
  ...cardFields,
  state: jobState,
  contact_person: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  company_website: z.string().nullable(),
  /** Address of the ad on the employer's own site; null without one. */
  url: z.string().nullable(),
  /** Plain text derived from `description_html`. */
  description: z.string(),
  /** Sanitised HTML. */
  description_html: z.string(),
  /** Address of the ad's own logo, or the company's. */
  logo: z.string().nullable(),
  logo_real_name: z.string().nullable(),
  logo_size: z.number().nullable(),
  job_desc_file: jobFile.nullable(),
  description_file: z.string().nullable(),
  description_real_name: z.string().nullable(),
  description_file_type: z.string().nullable(),
  description_file_size: z.number().nullable(),
  address: z.string().nullable(),
  city_id: z.number().nullable(),
  categories: z.array(jobCategory),
  job_category: z.array(z.object({ category_id: z.number(), category: jobCategory })),
  job_location: z.array(z.object({ location_id: z.number(), location: jobPlace })),
  skills: z.array(named),
  job_skill: z.array(z.object({ skill_id: z.number(), skill: named })),
  /** 0 no requirement, 1 "0-1", 2 "1-3", 3 "3-5", 4 "5+" years. */
  experience: z.number(),
  /** 1 if the ad requires management experience. */
  management_experience: z.number(),
  education_id: z.number().nullable(),
  /** Questions that are part of every application. */
  questions: z.array(plainQuestion),
  /** Instant at which the ad stops being shown unless the deadline comes first. */
  end_date: instantText,
  is_active: z.number(),
  display_order: z.number(),
  /** 1 once the duration has been extended; it can be extended once. */
  increased: z.number(),
  updated_at: instantText,
  deleted_at: instantText.nullable(),
};

/** The fields that the page of an ad shows (spec 1§2, 2§3). */
export const jobDetail = z.object({
  ...adFields,
  user: z.object({
    id: z.number(),
    user_company: z.object({
      company_id: z.number(),
      company_name: z.string(),
      company_branch: z.string().nullable(),
      company_employees: z.number().nullable(),
      company_teaser: z.string(),
      company_logo: z.string().nullable(),
      company_verified: verifiedBadge,
      /** Other live ads of the same company. */
      other_jobs: z.number(),
    }),
  }),
  /** What the caller may do; `apply_refusal` is the reason why not. */
  can: z.object({ apply: z.boolean(), save: z.boolean(), edit: z.boolean() }),
  apply_refusal: z.enum(['closed', 'employer', 'already', 'withdrawn', 'redirect']).nullable(),
  /** Whether this seeker has sent an application and not withdrawn it. */
  is_applied: z.boolean(),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** An ad on its employer's own screens: the ad, its numbers and the allowed actions. */
export const myJob = z.object({
  ...adFields,
  /** The ad's own company name; null if it shows the company profile's. */
  company_name: z.string().nullable(),
  pay_hidden: z.boolean(),
  /** Not active yet, and will be activated automatically when the employer's e-mail is confirmed. */
  waits_for_email: z.boolean(),
  /** Not active yet: the first ads of a company that is not verified wait for the people behind Jobblik. */
  waits_for_review: z.boolean(),
  /** When the employer closed it; null while it is open. */
  closed_at: instantText.nullable(),
  /** 1 while the employer's membership allows changing ads. */
  permission: z.number(),
  job_apply_count: z.number(),
  job_apply_reject_count: z.number(),
  job_visit_count: z.number(),
  /** Applications that the employer has not opened. */
  unread_apply_count: z.number(),
  interviews_count: z.number(),
  redirect_clicks: z.number(),
  /** The 50 newest that were not withdrawn; `reject` 0 open, 1 rejected, 2 parked. The counts include all. */
  applications: z.array(z.object({ id: z.number(), reject: z.number() })),
  /** Those that are not rejected. */
  job_apply: z.array(z.object({ id: z.number() })),
  job_apply_reject: z.array(z.object({ id: z.number() })),
  /** Visits by local day, of the last 30 days that had any. The visitor is not stored. */
  job_visit: z.array(z.object({ day: localDate, visits: z.number() })),
  /** Applications by local day, of the last 30 days that had any. */
  job_apply_days: z.array(z.object({ day: localDate, applications: z.number() })),
  /** `reopen` of a closed ad also without a membership while closing it can be undone. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    repost: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
  }),
});
export type MyJob = z.infer<typeof myJob>;

export const savedJob = z.object({ job_id: z.number() });

/** One day on the dashboard's curve; `day` is a local date. */
export const dayNumbers = z.object({ day: localDate, visits: z.number(), applications: z.number() });

/** An application as the dashboard lists it. `status` 1 is "Afslag", any other "Under behandling". */
export const dashboardApplication = z.object({
  id: z.number(),
  job_id: z.number(),
  job_title: z.string(),
  user_id: z.number(),
  name: z.string(),
  avatar: z.string().nullable(),
  status: z.number(),
  is_seen: z.boolean(),
  created_at: instantText,
});
export type DashboardApplication = z.infer<typeof dashboardApplication>;

/** A coming interview on the employer's dashboard; filled by the interviews slice. */
export const employerInterview = z.object({
  /** Id of the interview and of its room. */
  uuid: z.string(),
  title: z.string(),
  /** The candidate. */
  name: z.string(),
  avatar: z.string().nullable(),
  /** `DD.MM.YYYY` and `HH:mm` (spec 2§3 Interview time). */
  schedule_date: z.string(),
  schedule_start: z.string(),
  schedule_end: z.string(),
  ...interviewFacts.shape,
  /** When the candidate asked for another time; null without such a request. */
  moved_at: instantText.nullable(),
  /** The application that it is about and its ad; null for a meeting with a person who has not applied. */
  app_id: z.number().nullable(),
  job_id: z.number().nullable(),
  /** As for an application (spec 2§4). */
  v_status: z.number(),
  /** 0 waiting, 1 can start, 3 ended. */
  ready: z.number(),
  /** Path of the room for the employer. */
  room_path: z.string(),
});
export type EmployerInterview = z.infer<typeof employerInterview>;

/** A company with live ads, for the home page. */
export const hiringCompany = z.object({
  company_id: z.number(),
  company_name: z.string(),
  logo: z.string().nullable(),
  city: z.string().nullable(),
  job_count: z.number(),
});
