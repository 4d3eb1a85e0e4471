import { z } from 'zod';

/** Unpadded base64url of so many bytes. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), 'not_a_choice');

/**
 * Subscription of a browser's Push API: the address to which messages are posted (RFC 8030), and the keys that encrypt them (RFC
 * 8291).
 */
export const pushSubscription = z.object({
  endpoint: z.url('not_a_url').max(1000, 'too_long'),
  /** Uncompressed point on P-256. */
  p256dh: bytes(65),
  auth: bytes(16),
});
export type PushSubscription = z.output<typeof pushSubscription>;

/** Message to the browser's service worker, as JSON. */
export interface PushMessage {
  title: string;
  /** Path that a click opens. */
  link: string;
  /** A message with the same tag replaces one that is still shown. */
  tag: string;
  /** True at night: no sound. */
  silent: boolean;
}
