import { defineEvent, defineSocketEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const applicationIds = z.object({
  application_id: z.number(),
  job_id: z.number(),
  employer_id: z.number(),
  seeker_id: z.number(),
});

/** Somebody has applied: the employer and the applicant are notified. */
export const applicationReceived = defineEvent('application.received', applicationIds);
/** The employer has opened an application for the first time: its applicant is notified. */
export const applicationSeen = defineEvent('application.seen', applicationIds);
/** The employer has begun to read: these unopened applications were received before another one was opened. */
export const readingBegun = defineEvent(
  'applications.reading',
  z.object({
    job_id: z.number(),
    employer_id: z.number(),
    applications: z.array(z.object({ application_id: z.number(), seeker_id: z.number() })),
  }),
);
/** The applicant has withdrawn the application. */
export const applicationWithdrawn = defineEvent('application.withdrawn', applicationIds);

/**
 * The employer has parked (2) or rejected (1) an application and did not undo it in time. The message to the seeker is not part of
 * the event: the queue keeps events for days, and the text may name the seeker.
 */
export const applicationDecided = defineEvent(
  'application.decided',
  applicationIds.extend({ decision_id: z.number(), reject: z.number() }),
);

/** The ad of an application was closed or deleted: its applicant is notified, once. */
export const applicationAdEnded = defineEvent(
  'application.ad-ended',
  applicationIds.extend({ how: z.enum(['closed', 'filled', 'deleted', 'taken_down']) }),
);

/** The employer has opened a rejected application again; the applicant had been notified of the rejection. */
export const applicationReopened = defineEvent('application.reopened', applicationIds.extend({ step_id: z.number() }));

/** To the employer's open windows: these applications have changed and must be read again. */
export const applicationsChanged = defineSocketEvent(
  'applications_changed',
  'server',
  z.object({ job_id: z.number(), application_ids: z.array(z.number()) }),
);
