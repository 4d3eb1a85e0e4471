import { z } from 'zod';

export const membershipState = z.object({ plan: z.number(), status: z.number() });

/** Session user kept in the cookie `globals` (spec 1§3). The browser reads the user from it; it grants no access. */
export const sessionUser = z.object({
  token: z.string(),
  ttl: z.number(),
  logged_in: z.boolean(),
  user_id: z.number(),
  user_name: z.string(),
  user_avatar: z.string(),
  membership: membershipState,
  unread_count: z.number(),
  notificationStatus: z.number(),
});
export type SessionUser = z.infer<typeof sessionUser>;
