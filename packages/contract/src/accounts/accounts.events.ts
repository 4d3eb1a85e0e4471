import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const userRef = z.object({ user_id: z.number(), type: z.number() });

/** Somebody signed up. */
export const accountRegistered = defineEvent('account.registered', userRef);

/** The e-mail is confirmed for the first time. */
export const accountVerified = defineEvent('account.verified', userRef);

/** The account is removed for good. Every slice erases the person's data, except records that the bookkeeping law requires. */
export const accountRemoved = defineEvent('account.removed', userRef);

/** The account is deactivated: nobody finds the person's data until they sign in again. */
export const accountDeactivated = defineEvent('account.deactivated', userRef);
export const accountReactivated = defineEvent('account.reactivated', userRef);

/** The person has changed their name. */
export const accountRenamed = defineEvent('account.renamed', userRef);
