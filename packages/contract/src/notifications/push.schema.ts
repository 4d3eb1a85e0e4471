import { z } from 'zod';

/** Unpadded base64url of so many bytes. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), 'not_a_choice');

/** What a browser's Push API answers: where messages are posted (RFC 8030), and the keys that encrypt them (RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.url('not_a_url').max(1000, 'too_long'),
  /** Uncompressed point on P-256. */
  p256dh: bytes(65),
  auth: bytes(16),
});
export type PushSubscription = z.output<typeof pushSubscription>;

/** What the browser's worker gets, as JSON. */
export interface PushMessage {
  title: string;
  /** Path of the product that a click opens. */
  link: string;
  /** A message with the same tag takes the place of one that still shows. */
  tag: string;
  /** At night: no sound. */
  silent: boolean;
}
