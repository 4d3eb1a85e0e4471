import { videoSource } from '@jobblik/contract/cv/cv-videos.schema';
import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { membershipState } from '@jobblik/contract/kernel/session.schema';
import { questionsAndAnswers } from '@jobblik/contract/questions/question.schema';
import { z } from 'zod';
import { videoStates } from './applications.rules.ts';

/** Files of an application (spec 2§3 "Application attachment"). Names are signed addresses that expire. */
export const attachment = z.object({
  id: z.number(),
  apply_id: z.number(),
  message: z.string(),
  cv_name: z.string().nullable(),
  cv_real_name: z.string().nullable(),
  /** `pdf`; anything else is shown as Word. */
  cv_real_type: z.string().nullable(),
  cv_size: z.number().nullable(),
  apply_name: z.string().nullable(),
  apply_real_name: z.string().nullable(),
  apply_size: z.number().nullable(),
  other_name: z.string().nullable(),
  other_real_name: z.string().nullable(),
  other_size: z.number().nullable(),
  /** Ours: address at which each document, also a Word file, is read in the browser. */
  cv_view: z.string().nullable(),
  apply_view: z.string().nullable(),
  other_view: z.string().nullable(),
  apply_video_type: z.string().nullable(),
  apply_video_name: z.string().nullable(),
  apply_video_real_name: z.string().nullable(),
  /** Ours: length in seconds; null until it is measured. */
  apply_video_seconds: z.number().nullable(),
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
  /** Whether the person has confirmed the e-mail. */
  email_verified: z.boolean(),
  phone: z.string(),
  zip: z.string(),
  city: z.string(),
  avatar: z.string().nullable(),
});

/** Summary of the applicant's published CV; an employer may read it because the person applied. No age. */
export const applicantCv = z.object({
  /** The present or latest job, else the first wish; empty if the CV has neither. */
  headline: z.string(),
  /** Months of work. */
  experience_months: z.number(),
  /** The latest job: title and company. */
  latest: z.string(),
  /** Name of the highest education level, and name of the education. */
  education_level: z.string(),
  education: z.string(),
  job_type: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  has_document: z.boolean(),
});
export type ApplicantCv = z.infer<typeof applicantCv>;

/** The newest video of the applicant's published CV. Playing it does not count as a visit of the CV: opening the CV does. */
export const applicantVideo = z.object({
  /** Addresses that expire; browsers play the first one that they can read. */
  sources: z.array(videoSource),
  poster: z.string().nullable(),
  /** Captions as WebVTT in a `data:` address. */
  captions_url: z.string().nullable(),
  seconds: z.number(),
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
  v_status: z.literal(videoStates),
  interview_id: z.string().nullable(),
  interview_date: z.string().nullable(),
  interview_time: z.string().nullable(),
  interview_seeker_id: z.number().nullable(),
  /** What decides the phase of the newest interview about it; null without one. */
  interview: interviewFacts.nullable(),
  ready: z.number(),
  note: z.string(),
  /** When the note was last written, and by whom; null and empty without a note. */
  note_at: z.string().nullable(),
  note_by: z.string(),
  rating_point: z.number(),
  /** Whether somebody has opened it; when and who. The applicant sees these as well. */
  is_seen: z.boolean(),
  seen_at: z.string().nullable(),
  seen_by: z.string(),
  created_at: z.string(),
  user: applicant,
  attach: attachment,
  ...questionsAndAnswers.shape,
  /** Answers that the employer has not read: they came after the application was last opened. */
  new_answers: z.number(),
  /** Null without a published CV. */
  cv: applicantCv.nullable(),
  /** Null without a published CV, while its account is deactivated, and after the application was withdrawn. */
  cv_video: applicantVideo.nullable(),
  /** Between the applicant's town and the nearest place of the ad, in a straight line; null if either is unknown. */
  distance_km: z.number().nullable(),
});
export type Application = z.infer<typeof application>;

export const jobAds = z.object({
  job: z.object({
    id: z.number(),
    seo: z.string(),
    title: z.string(),
    state: z.string(),
    /** Name of the employer in the ad. */
    employer_name: z.string(),
    job_deadline_date: z.string().nullable(),
    created_at: z.string(),
    job_apply_count: z.number(),
    job_apply_reject_count: z.number(),
    /** Applications with an interview requested, agreed or done. */
    interviews_count: z.number(),
    job_visit_count: z.number(),
    /** Visits of the last fourteen local days, the oldest first. */
    job_visit_days: z.array(z.number()),
    job_apply: z.array(application),
  }),
  membership: membershipState,
});
