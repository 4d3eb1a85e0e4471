import { z } from 'zod';
import { verificationMethods } from './verification.rules.ts';

/** How a company proved who it is, and when; null for one that has not. */
export const verifiedBadge = z.object({ method: z.enum(verificationMethods), at: z.string() }).nullable();
export type VerifiedBadge = z.output<typeof verifiedBadge>;

/** How far a company has come, for its employer. */
export const verificationState = z.object({
  verified: verifiedBadge,
  /** Null without a company or without a number. */
  cvr: z.string().nullable(),
  /** What the register has under the number; null before it was asked. */
  registered: z.object({ name: z.string(), address: z.string(), at: z.string() }).nullable(),
  /** Addresses at these domains can prove the company. */
  domains: z.array(z.string()),
  /** Address that a link was mailed to and that is not opened; null without one. */
  sent_to: z.string().nullable(),
  /** First ads of companies that are not verified wait for the people behind Jobblik. */
  first_ads_wait: z.boolean(),
});
export type VerificationState = z.output<typeof verificationState>;
