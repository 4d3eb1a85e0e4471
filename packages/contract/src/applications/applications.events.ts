import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const applicationIds = z.object({
  application_id: z.number(),
  job_id: z.number(),
  employer_id: z.number(),
  seeker_id: z.number(),
});

/** Somebody has applied; the employer and the applicant are told. */
export const applicationReceived = defineEvent('application.received', applicationIds);
/** The applicant took the application back. */
export const applicationWithdrawn = defineEvent('application.withdrawn', applicationIds);
