import { z } from 'zod';
import { interviewStates } from './phase.rules.ts';

const instant = z.iso.datetime();

/** What decides the phase of an interview (`phaseOf`); in every call that shows one. */
export const interviewFacts = z.object({
  state: z.enum(interviewStates),
  /** Null while it has no time. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  /** Since when both parties are in the room; null while they are not. */
  together_since: instant.nullable(),
  /** Seconds for which both parties were in the room, without the time since `together_since`. */
  interview_seconds: z.number(),
  /** For the job seeker: until when the decline can be undone; null while none waits. The employer is notified then. */
  undo_until: instant.nullable(),
});
export type InterviewFactsOnWire = z.output<typeof interviewFacts>;
