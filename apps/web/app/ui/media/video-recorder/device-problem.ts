/**
 * Why there is no picture or sound. denied: the person said no; system: the machine does; missing: nothing is plugged in;
 * busy: another program has it; lost: it went while in use; unsupported: this browser, or an address without https.
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

/** What is plugged in, as far as the browser says. */
export interface Plugged {
  cameras: number;
  microphones: number;
}

/** Names what `getUserMedia` threw (W3C Media Capture and Streams §10.3). */
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

/** Which way to the permissions to describe. @param agent `navigator.userAgent` */
export function browserKind(agent: string): BrowserKind {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return 'chrome';
  return /Safari\//.test(agent) ? 'safari' : 'other';
}
