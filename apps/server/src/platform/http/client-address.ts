import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';

/** Whether an address may report the address behind it; `hop` 0 is the one that opened the connection. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * The proxies that `TRUST_PROXY` names: `off`, the number of proxies, or their addresses and CIDR ranges, separated by commas.
 * @throws TypeError for another value
 */
export function trustedProxies(setting: string): TrustedProxies {
  if (setting === 'off') return () => false;
  if (/^\d$/.test(setting)) return (_address, hop) => hop < Number(setting);
  // As an address, a number alone would be an old notation.
  if (/^\d+$/.test(setting)) throw new TypeError('too many proxies');
  return proxyaddr.compile(setting.split(',').map((one) => one.trim()));
}

/** The visitor's address: the last one that is not a trusted proxy, so that header values from a visitor do not count. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  return proxyaddr(request, trusted);
}

/** One key per household: an IPv6 visitor can choose addresses from a whole /64 (RFC 6177). */
export function addressKey(address: string | undefined): string {
  // A closed connection has no address.
  return normalizeIP(address ?? '', 64);
}

/** A shortened address that its owner recognises but that identifies nobody: `192.0.2.x`, `2001:db8:1:…`; empty for none. */
export function shortAddress(address: string): string {
  const key = addressKey(address);
  if (key.includes(':')) return `${key.split(':').slice(0, 3).join(':')}:…`;
  return key.replace(/\.\d+$/, '.x');
}
