import { interviewFacts } from '@jobblik/contract/interviews/interview-facts.schema';
import { jobState } from '@jobblik/contract/jobs/jobs.schema';
import { z } from 'zod';
import { eyeStates } from './eye.rules.ts';

/**
 * How far an application has come, as shown to the person who sent it. Parking, notes and ratings are visible to the employer only.
 */
export const ownState = z.enum(['received', 'seen', 'in_process', 'rejected', 'withdrawn']);
export type OwnState = z.infer<typeof ownState>;

export const ownStepKind = z.enum([
  'received',
  'reading',
  'seen',
  'in_process',
  'asked',
  'answered',
  'rejected',
  'reopened',
  'withdrawn',
  'ad_closed',
  'ad_filled',
  'ad_deleted',
  'ad_taken_down',
]);
export type OwnStepKind = z.infer<typeof ownStepKind>;

/**
 * One line of the timeline; `at` is an instant, `message` the employer's message with a decision, `by` who opened the application,
 * for `seen`.
 */
export const ownStep = z.object({ kind: ownStepKind, at: z.string(), message: z.string(), by: z.string() });

/** Whether the employer has opened the application. */
export const ownEye = z.object({
  state: z.enum(eyeStates),
  /** Since when it has this state. */
  at: z.string(),
  /** When it was opened, and by whom: the person's name, else the company's. */
  seen_at: z.string().nullable(),
  seen_by: z.string(),
  /** Opened after the applicant last looked. */
  fresh: z.boolean(),
});
export type OwnEye = z.infer<typeof ownEye>;

const party = z.object({ company_id: z.number(), name: z.string(), logo: z.string().nullable() });

/** A file that was sent with an application. `address` is signed and expires. */
const sentFile = z.object({
  role: z.enum(['cv', 'letter', 'other', 'video']),
  address: z.string(),
  real_name: z.string(),
  /** Recognised by content: `pdf`, `docx`, `mp4` … */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
});

const questionCounts = {
  question_count: z.number(),
  /** Questions that wait for an answer and can still be answered. */
  unanswered_count: z.number(),
  /** The first of them; null without one. */
  unanswered_question: z.string().nullable(),
};

/** An application as the person who sent it sees it. */
export const ownApplication = z.object({
  id: z.number(),
  job_id: z.number(),
  job_title: z.string(),
  job_seo: z.string(),
  job_state: jobState,
  /** Local date (`YYYY-MM-DD`) of the ad's deadline; null without one. */
  job_deadline_date: z.string().nullable(),
  /** Local date of the agreed interview about it, until the interview has ended; null without one. */
  interview_date: z.string().nullable(),
  /** The newest interview about it, with its uuid; null without one. */
  interview: interviewFacts.extend({ uuid: z.string() }).nullable(),
  employer_id: z.number(),
  company: party,
  message: z.string(),
  created_at: z.string(),
  state: ownState,
  eye: ownEye,
  can_withdraw: z.boolean(),
  /** Oldest first. */
  history: z.array(ownStep),
  files: z.array(sentFile),
  ...questionCounts,
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Questions of one employer without an ad, asked after reading the person's CV. */
export const generalQuestions = z.object({
  ask_id: z.number(),
  employer_id: z.number(),
  company: party,
  /** When the newest of the questions came. */
  created_at: z.string(),
  ...questionCounts,
});
export type GeneralQuestions = z.infer<typeof generalQuestions>;
