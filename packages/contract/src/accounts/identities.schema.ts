import { z } from 'zod';
import { socialDrivers } from './accounts.schema.ts';

/** An account at another provider that opens the person's account, or did until the person removed it. */
export const ownIdentity = z.object({
  id: z.string(),
  provider: z.enum(socialDrivers),
  /** E-mail and name there, as of the last sign-in; '' if unknown. */
  address: z.string(),
  name: z.string(),
  linked_at: z.string(),
  /** null before the first sign-in that was noted. */
  last_used_at: z.string().nullable(),
  /** The person has removed it; null while it opens the account. */
  unlinked_at: z.string().nullable(),
  /** There is no other way to sign in, so it cannot be removed. */
  last_sign_in: z.boolean(),
});
export type OwnIdentity = z.output<typeof ownIdentity>;
