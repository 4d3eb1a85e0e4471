import { z } from 'zod';

/** A browser in which a person is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** `Firefox`, `Windows`; '' if the browser does not send it. */
  browser: z.string(),
  system: z.string(),
  /** Network address of the sign-in, shortened: `192.0.2.x`; '' if unknown. */
  address: z.string(),
  /** Whether the caller's browser has the same shortened address; null if unknown. */
  same_network: z.boolean().nullable(),
  signed_in_at: z.string(),
  last_seen_at: z.string(),
  /** The caller's own session. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
