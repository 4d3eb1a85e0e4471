import { z } from 'zod';
import { rejectReasons } from './applicant-review.rules.ts';

export const reviewStepKind = z.enum([
  'received',
  'seen',
  'parked',
  'rejected',
  'reopened',
  'withdrawn',
  'ad_closed',
  'ad_filled',
  'ad_deleted',
  'ad_taken_down',
]);

/** One line of an application's history, as its employer sees it. */
export const reviewStep = z.object({
  kind: reviewStepKind,
  /** Instant. */
  at: z.string(),
  /** Who opened it, for `seen`; empty where the person is gone. */
  by: z.string(),
  /** The message to the applicant with a decision. */
  message: z.string(),
  /** False for a decision that can still be undone: its applicant was not notified yet. */
  sent: z.boolean(),
});
export type ReviewStep = z.infer<typeof reviewStep>;

/** Numbers of an ad's applications. Withdrawn ones are counted nowhere. */
export const inboxSummary = z.object({
  /** All applications received, and when the last one came. */
  all: z.number(),
  last_at: z.string().nullable(),
  open: z.number(),
  /** Open ones with an interview requested or agreed. */
  interviews: z.number(),
  parked: z.number(),
  rejected: z.number(),
  /** Numbers of rejected applications by reason, the most frequent first; null: no reason was given. */
  reasons: z.array(z.object({ reason: z.enum(rejectReasons).nullable(), count: z.number() })),
  /** Applications with four or five stars; of these, open ones without an interview. */
  best: z.number(),
  best_waiting: z.number(),
  /** Another ad of the employer with new applications; the one whose oldest has waited longest. */
  next: z.object({ job_id: z.number(), title: z.string(), new: z.number(), oldest_at: z.string() }).nullable(),
});
export type InboxSummary = z.infer<typeof inboxSummary>;
