import { z } from 'zod';

/** A browser in which a person is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** `Firefox`, `Windows`; '' where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  /** Network address of the sign-in, shortened: `192.0.2.x`; '' where it is not known. */
  address: z.string(),
  /** Whether that is the network of the browser that asks, by the shortened addresses; null where it is not known. */
  same_network: z.boolean().nullable(),
  signed_in_at: z.string(),
  last_seen_at: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;
