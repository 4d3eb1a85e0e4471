const minute = 60_000;

/** How a second factor is shown. */
export const factorMethods = ['passkey', 'totp', 'recovery_code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** A challenge must be answered within this time, in milliseconds. */
export const challengeLifetime = 10 * minute;

/** Wrong answers to one challenge; after them a new one is needed. */
export const challengeFailures = 5;

/**
 * Wrong codes of an authenticator app allowed on one account. A code has 6 digits and three of them are valid at a time, so a day of
 * guessing succeeds in 15 of 100,000 cases.
 */
export const codeBounds = [
  { most: 10, within: 15 * minute },
  { most: 50, within: 24 * 60 * minute },
] as const;

/** A secret for an authenticator app is confirmed with a code within this time, in milliseconds. */
export const authenticatorSetupLifetime = 60 * minute;

/** Recovery codes that a person gets at a time. */
export const recoveryCodeCount = 10;

/** Passkeys that one account may have. */
export const mostPasskeys = 20;

/** The site that passkeys belong to (W3C Web Authentication, "relying party"): its host name and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of an installation with this public address. Undefined where no browser makes passkeys: the host is an IP address,
 * or the connection is not encrypted and does not stay on the machine.
 */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const [, scheme = '', id = '', port = ''] = address.exec(publicUrl.toLowerCase()) ?? [];
  if (id === '' || isIpAddress(id)) return undefined;
  const isSecure = scheme === 'https' || id === 'localhost' || id.endsWith('.localhost');
  return isSecure ? { id, origin: `${scheme}://${id}${port === defaultPorts[scheme] ? '' : port}` } : undefined;
}

/** Scheme, host name and port of an address; an IPv6 address stands in brackets. */
const address = /^(https?):\/\/(\[[^\]]*\]|[^/?#:]+)(:\d+)?(?=[/?#]|$)/;
const defaultPorts: Record<string, string> = { http: ':80', https: ':443' };

function isIpAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith('[');
}

/** Letters and digits of a recovery code: no 0, 1, 8 and 9, which are mistaken for O, I, B and g (RFC 4648, base32). */
const recoveryAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code from 16 random bytes, of which each gives 5 bits: `ABCD-EFGH-IJKL-MNOP`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 16)].map((byte) => recoveryAlphabet[byte & 31]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? '';
}

/** A recovery code as it is compared: without what people type between the groups, in capitals. */
export function normalizeRecoveryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
}

/** A code of an authenticator app as it is compared: the digits without blanks. Undefined unless there are six. */
export function normalizeCode(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
