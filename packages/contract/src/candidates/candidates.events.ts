import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const request = z.object({ request_id: z.number(), employer_id: z.number(), seeker_id: z.number() });

/** An employer has asked the owner of an anonymous CV for contact. */
export const cvContactRequested = defineEvent('cv.contact-asked', request);

/** The owner has answered; `accepted`: the CV is not anonymous to that employer from now on. */
export const cvContactAnswered = defineEvent('cv.contact-answered', request.extend({ accepted: z.boolean() }));

/** An employer has looked at a CV; once for each employer and day. `day` is local, `YYYY-MM-DD`. */
export const cvVisited = defineEvent(
  'cv.visited',
  z.object({ user_id: z.number(), visitor_id: z.number(), day: z.string() }),
);
