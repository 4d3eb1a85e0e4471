import { z } from 'zod';

/**
 * Outcome of opening a link: `verified` the e-mail is confirmed, `changed` the new e-mail has replaced the old one, `already` the
 * link was used before and its e-mail is confirmed, `expired` the link no longer works, `taken` another account now has the new
 * e-mail.
 */
export const verificationOutcome = z.enum(['verified', 'changed', 'already', 'expired', 'taken']);
export type VerificationOutcome = z.output<typeof verificationOutcome>;

/** What was published together with the confirmation: a CV, ads. */
export const publishedItem = z.enum(['cv', 'job']);
export type PublishedItem = z.output<typeof publishedItem>;
