import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const userRef = z.object({ user_id: z.number() });

/** A CV can be found by employers from now on: published for the first time, shown again, or back with its account. */
export const cvPublished = defineEvent('cv.published', userRef);

/** A CV that can be found says or shows something else. */
export const cvChanged = defineEvent('cv.changed', userRef);

/** A CV can be found no longer: hidden by its owner, or gone with the account. */
export const cvHidden = defineEvent('cv.hidden', userRef);

/** An employer has looked at a CV; once for each employer and day. `day` is local, `YYYY-MM-DD`. */
export const cvVisited = defineEvent(
  'cv.visited',
  z.object({ user_id: z.number(), visitor_id: z.number(), day: z.string() }),
);
