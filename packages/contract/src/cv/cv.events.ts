import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const userRef = z.object({ user_id: z.number() });

/** Employers can find a CV from now on: it was published for the first time, shown again, or its account was reactivated. */
export const cvPublished = defineEvent('cv.published', userRef);

/** The content of a CV that employers can find has changed. */
export const cvChanged = defineEvent('cv.changed', userRef);

/** Employers can no longer find a CV: its owner has hidden it, or the account was removed or deactivated. */
export const cvHidden = defineEvent('cv.hidden', userRef);
