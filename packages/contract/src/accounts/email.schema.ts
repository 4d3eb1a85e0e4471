import { z } from 'zod';
import { socialDrivers } from './accounts.schema.ts';

/**
 * Outcome of opening a link: `verified` the e-mail is confirmed, `changed` the new e-mail has replaced the old one, `already` the
 * link was used before and its e-mail is confirmed, `expired` the link no longer works, `taken` another account now has the new
 * e-mail, `choose` the browser is not signed in to the account: the call is made again with a choice about what signs in.
 */
export const verificationOutcome = z.enum(['verified', 'changed', 'already', 'expired', 'taken', 'choose']);
export type VerificationOutcome = z.output<typeof verificationOutcome>;

/** What was published together with the confirmation: a CV, ads. */
export const publishedItem = z.enum(['cv', 'job']);
export type PublishedItem = z.output<typeof publishedItem>;

/** What the owner of an e-mail decides about the ways to sign in that were there before they confirmed it. */
export const signInsChoice = z.enum(['keep', 'remove'], 'not_a_choice');
export type SignInsChoice = z.output<typeof signInsChoice>;

/** The ways to sign in to an account whose e-mail is about to be confirmed from another browser. */
export const existingSignIns = z.object({
  /** When the account was created. */
  created_at: z.string(),
  password: z.boolean(),
  /** Accounts at other providers, each with its e-mail there: `m…@example.dk`, or ''. */
  identities: z.array(z.object({ provider: z.enum(socialDrivers), address: z.string() })),
  passkeys: z.number(),
  /** In how many browsers somebody is signed in. */
  sessions: z.number(),
});
export type ExistingSignIns = z.output<typeof existingSignIns>;
