import { defineEvent, defineSocketEvent } from '@jobblik/contract/kernel/event';
import { id } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { interviewTime } from './interviews.schema.ts';

const ids = z.object({
  interview_id: z.number(),
  /** Version of the interview that the event is about; it increases with every change. */
  sequence: z.number(),
});

/** The employer has requested an interview, or offered free slots. */
export const interviewRequested = defineEvent('interview.requested', ids);
/** The seeker has accepted, declined or postponed, or picked a slot. */
export const interviewAnswered = defineEvent('interview.answered', ids);
/** The employer has moved an interview. */
export const interviewMoved = defineEvent('interview.moved', ids);
/** The employer has cancelled an interview, or it was cancelled because an account was removed. */
export const interviewCancelled = defineEvent('interview.cancelled', ids);
/** An agreed interview is a day or an hour away. */
export const interviewReminder = defineEvent('interview.reminder', ids.extend({ before: z.enum(['day', 'hour']) }));
/** An agreed interview begins in five minutes. */
export const interviewSoon = defineEvent('interview.soon', ids);

/**
 * The other side has a new or changed calendar entry (spec 1§7). The server sends it after the commit; from a browser it is
 * acknowledged and ignored.
 */
export const interviewBoxAddSent = defineSocketEvent('interview_box_add', 'client', z.object({ receiver: id }));
export const interviewBoxAdd = defineSocketEvent('interview_box_add', 'server', z.object({ receiver: z.number() }));

/** The seeker has accepted. The server sends it to the employer after the commit; from a browser it is ignored. */
export const interviewResponseSent = defineSocketEvent(
  'interview_response_to_employer',
  'client',
  z.object({
    userid: z.unknown().optional(),
    receiver: id,
    app_id: z.unknown().optional(),
    interview_time: z.unknown().optional(),
    real_uuid: z.unknown().optional(),
  }),
);
export const interviewResponse = defineSocketEvent(
  'interview_response_to_employer',
  'server',
  z.object({
    /** The seeker. */
    userid: z.number(),
    receiver: z.number(),
    app_id: z.number().nullable(),
    interview_time: interviewTime,
    real_uuid: z.string(),
  }),
);

/** An interview can be entered: the seeker's dashboard reloads, `ready` becomes 1 at the employer (spec 2§4). */
export const timeToInterview = defineSocketEvent(
  'time_to_interview',
  'server',
  z.object({
    /** Null for a person outside Jobblik. */
    seeker_id: z.number().nullable(),
    employer_id: z.number(),
    app_id: z.number().nullable(),
  }),
);
