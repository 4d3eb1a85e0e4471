import { z } from 'zod';
import { rejectReasons } from './applicant-review.rules.ts';

export const reviewStepKind = z.enum(['received', 'seen', 'parked', 'rejected', 'reopened', 'withdrawn']);

/** One line of what happened to an application, as its employer knows it. */
export const reviewStep = z.object({
  kind: reviewStepKind,
  /** Instant. */
  at: z.string(),
  /** Who opened it, for `seen`; empty where the person is gone. */
  by: z.string(),
  /** What went to the applicant with a decision. */
  message: z.string(),
  /** False for a decision that can still be undone: its applicant does not know of it. */
  sent: z.boolean(),
});
export type ReviewStep = z.infer<typeof reviewStep>;

/** How an ad's applications stand. Withdrawn ones count nowhere. */
export const pileSummary = z.object({
  /** Everything that came, and when the last one did. */
  all: z.number(),
  last_at: z.string().nullable(),
  open: z.number(),
  /** Open ones with an interview on its way or agreed. */
  interviews: z.number(),
  parked: z.number(),
  rejected: z.number(),
  /** How many of the rejected for which reason, the most frequent first; null: none was given. */
  reasons: z.array(z.object({ reason: z.enum(rejectReasons).nullable(), count: z.number() })),
  /** Four or five stars; of these, open ones without an interview. */
  best: z.number(),
  best_waiting: z.number(),
  /** Another ad of the employer with applications that nobody has judged; the one whose oldest has waited longest. */
  next: z.object({ job_id: z.number(), title: z.string(), new: z.number(), oldest_at: z.string() }).nullable(),
});
export type PileSummary = z.infer<typeof pileSummary>;
