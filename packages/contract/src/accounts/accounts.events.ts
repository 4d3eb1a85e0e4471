import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const userRef = z.object({ user_id: z.number(), type: z.number() });

/** Somebody signed up. */
export const accountRegistered = defineEvent('account.registered', userRef);

/** The e-mail is confirmed for the first time. */
export const accountVerified = defineEvent('account.verified', userRef);

/**
 * The account is gone for good. Every slice erases what it holds of the person, except what bookkeeping
 * law keeps.
 */
export const accountRemoved = defineEvent('account.removed', userRef);

/** The account is deactivated: nothing of theirs is to be found by others until they sign in again. */
export const accountDeactivated = defineEvent('account.deactivated', userRef);
export const accountReactivated = defineEvent('account.reactivated', userRef);

/** The person goes by another name from now on. */
export const accountRenamed = defineEvent('account.renamed', userRef);
