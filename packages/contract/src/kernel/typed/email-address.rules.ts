/// <reference path="../../../types/punycode.d.ts" />
import punycode from 'punycode.js';

/** Longest address, and longest part before its `@` (RFC 5321 §4.5.3.1). */
export const emailLimits = { address: 254, local: 64 } as const;

/** Characters that are not seen: soft hyphen, zero-width ones, marks of direction, byte order mark. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Words of atext with dots between them (RFC 5322 §3.2.3). */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A label of a domain in ASCII (RFC 1035 §2.3.1). */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** A typed e-mail address in the one form that is stored, compared and shown, or why it is none. */
export type ReadEmail = { address: string } | { problem: 'required' | 'too_long' | 'not_an_email' };

/**
 * Reads an e-mail address as people type or paste it: without invisible characters, its domain in lower case and in letters, also
 * where it was typed as `xn--…`. The part before the `@` stays as it is.
 */
export function readEmail(typed: string): ReadEmail {
  const text = typed.replaceAll(invisible, '').trim().normalize('NFC');
  if (text === '') return { problem: 'required' };
  // Longer than any address in either spelling: no work is done on it.
  if (text.length > 4 * emailLimits.address) return { problem: 'too_long' };
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(0, at)), asciiDomain(text.slice(at + 1))];
  if (domain === null || !dotAtom.test(local)) return { problem: 'not_an_email' };
  if (local.length > emailLimits.local || local.length + 1 + domain.length > emailLimits.address)
    return { problem: 'too_long' };
  return { address: `${local}@${punycode.toUnicode(domain).normalize('NFC')}` };
}

/** A typed address as accounts store it, for looking one up; a text that is no address is found in none. */
export function asStored(typed: string): string {
  const read = readEmail(typed);
  return 'address' in read ? read.address : typed;
}

/** Whether a typed text is an e-mail address; see {@link readEmail}. */
export function isEmail(typed: string): boolean {
  return 'address' in readEmail(typed);
}

/** A domain of at least two labels in ASCII and lower case, null for anything else, such as an address of numbers. */
function asciiDomain(typed: string): string | null {
  if (typed === '' || /[\s/\\?#:@[\]%<>"]/.test(typed)) return null;
  const host = punycode.toASCII(typed.toLowerCase());
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((one) => label.test(one))) return null;
  return /^\d+$/.test(labels.at(-1) ?? '') ? null : host;
}
