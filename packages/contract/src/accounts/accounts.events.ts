import { defineEvent } from '@jobblik/contract/kernel/event';
import { z } from 'zod';

const whose = z.object({ user_id: z.number(), type: z.number() });

/** Somebody signed up. */
export const accountRegistered = defineEvent('account.registered', whose);

/** The e-mail is confirmed for the first time. */
export const accountVerified = defineEvent('account.verified', whose);

/**
 * The account is gone for good. Every slice erases what it holds of the person, except what bookkeeping
 * law keeps.
 */
export const accountRemoved = defineEvent('account.removed', whose);

/** The person has gone to rest: nothing of theirs is to be found by others until they sign in again. */
export const accountDeactivated = defineEvent('account.deactivated', whose);
export const accountReactivated = defineEvent('account.reactivated', whose);

/** The person goes by another name from now on. */
export const accountRenamed = defineEvent('account.renamed', whose);
