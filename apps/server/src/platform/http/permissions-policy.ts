import type { Settings } from '../env.ts';

/** Browser features that the product's pages use: recordings and interviews the first three, passkeys the last two. */
const used = [
  'camera',
  'microphone',
  'display-capture',
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
const unused = [
  ...['accelerometer', 'browsing-topics', 'clipboard-read', 'encrypted-media', 'gamepad', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'midi'],
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'xr-spatial-tracking'],
];

/**
 * The header of every answer: the product's pages may use these, frames of other sites none (W3C Permissions Policy). With Stripe,
 * its wallet buttons may open the browser's payment sheet.
 */
export function permissionsPolicy({
  STRIPE_PUBLISHABLE_KEY: stripe,
}: Pick<Settings, 'STRIPE_PUBLISHABLE_KEY'>): string {
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return [...used.map((name) => `${name}=(self)`), payment, ...unused.map((name) => `${name}=()`)].join(', ');
}
