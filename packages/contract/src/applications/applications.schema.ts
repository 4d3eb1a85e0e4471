import { membershipState } from '@jobblik/contract/kernel/session';
import { z } from 'zod';

/** Files of an application (spec 2§3 "Application attachment"). Names are signed addresses that expire. */
export const attachment = z.object({
  id: z.number(),
  apply_id: z.number(),
  message: z.string(),
  cv_name: z.string().nullable(),
  cv_real_name: z.string().nullable(),
  /** `pdf`, anything else is shown as Word. */
  cv_real_type: z.string().nullable(),
  cv_size: z.number().nullable(),
  apply_name: z.string().nullable(),
  apply_real_name: z.string().nullable(),
  apply_size: z.number().nullable(),
  other_name: z.string().nullable(),
  other_real_name: z.string().nullable(),
  other_size: z.number().nullable(),
  apply_video_type: z.string().nullable(),
  apply_video_name: z.string().nullable(),
  apply_video_real_name: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;

/**
 * Who applied, as the employer sees it. No birthday and no age: employers may not ask applicants for it
 * (Act 372/2022, docs/law.md).
 */
export const applicant = z.object({
  id: z.number(),
  type: z.number(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  zip: z.string(),
  city: z.string(),
  avatar: z.string().nullable(),
});

/** An application as the employer who owns the ad sees it (spec 2§3). */
export const application = z.object({
  id: z.number(),
  user_id: z.number(),
  job_id: z.number(),
  employer_id: z.number(),
  /** 0 open, 1 rejected, 2 parked. */
  reject: z.number(),
  /** 0 once the applicant has withdrawn. */
  active: z.number(),
  v_status: z.number(),
  interview_id: z.string().nullable(),
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  interview_seeker_id: z.number().nullable(),
  ready: z.number(),
  note: z.string(),
  rating_point: z.number(),
  is_seen: z.boolean(),
  created_at: z.string(),
  user: applicant,
  attach: attachment,
});
export type Application = z.infer<typeof application>;

export const jobAds = z.object({
  job: z.object({
    id: z.number(),
    seo: z.string(),
    title: z.string(),
    state: z.string(),
    job_deadline_date: z.string().nullable(),
    created_at: z.string(),
    job_apply_count: z.number(),
    job_apply_reject_count: z.number(),
    job_apply: z.array(application),
  }),
  membership: membershipState,
});
