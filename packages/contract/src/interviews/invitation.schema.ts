import { z } from 'zod';
import { interviewFacts } from './interview-facts.schema.ts';

/** What the mail of an invitation is about, for everybody who has its link. */
export const interviewInvitation = z.object({
  /** Version of the interview: an answer names the one that was read. */
  sequence: z.number(),
  company: z.string(),
  /** Title of the ad; null for none. */
  job: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** As the job seeker sees it. */
  facts: interviewFacts,
  /** Whether it waits for an answer. */
  may_answer: z.boolean(),
});
export type InterviewInvitation = z.output<typeof interviewInvitation>;
