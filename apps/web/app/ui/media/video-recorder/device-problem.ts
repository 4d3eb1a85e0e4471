/**
 * Why there is no picture or sound. denied: the person refused; system: the operating system refuses; missing: no device; busy:
 * another program uses it; lost: it was unplugged while in use; unsupported: by this browser, or an address without https.
 */
export type DeviceProblem =
  | 'denied'
  | 'system'
  | 'missing_camera'
  | 'missing_microphone'
  | 'missing'
  | 'busy'
  | 'lost'
  | 'unsupported';

/** Plugged devices, as far as the browser lists them. */
export interface Plugged {
  cameras: number;
  microphones: number;
}

/** The problem of an error of `getUserMedia` (W3C Media Capture and Streams §10.3). */
export function deviceProblem(error: unknown, plugged: Plugged): DeviceProblem {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (name === 'NotAllowedError' || name === 'PermissionDeniedError')
    return /by system|system/i.test(message) ? 'system' : 'denied';
  if (name === 'SecurityError' || name === 'TypeError' || name === 'NotSupportedError') return 'unsupported';
  if (name === 'NotFoundError' || name === 'DevicesNotFoundError' || name === 'OverconstrainedError') {
    if (plugged.cameras === 0 && plugged.microphones > 0) return 'missing_camera';
    return plugged.cameras > 0 && plugged.microphones === 0 ? 'missing_microphone' : 'missing';
  }
  return 'busy';
}

export type BrowserKind = 'chrome' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** The kind of browser, for instructions about permissions. @param agent `navigator.userAgent` */
export function browserKind(agent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return 'chrome';
  return /Safari\//.test(agent) ? 'safari' : 'other';
}
