/** What pages of the product use; recordings and interviews need the first three. */
const used = [
  'camera',
  'microphone',
  'display-capture',
  'autoplay',
  'fullscreen',
  'picture-in-picture',
  'clipboard-write',
];
const unused = [
  ...['accelerometer', 'browsing-topics', 'clipboard-read', 'encrypted-media', 'gamepad', 'geolocation'],
  ...[
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
  ],
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'xr-spatial-tracking'],
];

/** The header of every answer: pages of ours may use these, frames of others nothing (W3C Permissions Policy). */
export const permissionsPolicy = [...used.map((name) => `${name}=(self)`), ...unused.map((name) => `${name}=()`)].join(
  ', ',
);
