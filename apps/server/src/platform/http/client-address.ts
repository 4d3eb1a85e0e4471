import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';

/** Whether an address may say who is behind it; `hop` 0 is the one that opened the connection. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/**
 * The proxies that `TRUST_PROXY` names: `off`, the number of proxies, or their addresses and CIDR ranges with commas between.
 * @throws TypeError for anything else
 */
export function trustedProxies(setting: string): TrustedProxies {
  if (setting === 'off') return () => false;
  if (/^\d$/.test(setting)) return (_address, hop) => hop < Number(setting);
  // Read as an address, a number alone would be an old way to write one.
  if (/^\d+$/.test(setting)) throw new TypeError('too many proxies');
  return proxyaddr.compile(setting.split(',').map((one) => one.trim()));
}

/** The visitor's address: the last one that no trusted proxy has, so that nothing a visitor writes into the header counts. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  return proxyaddr(request, trusted);
}

/** One word for one household: an IPv6 visitor has a whole /64 to choose addresses from (RFC 6177). */
export function addressKey(address: string | undefined): string {
  // A connection that is gone has no address any more.
  return normalizeIP(address ?? '', 64);
}

/** An address as its owner may recognise it and nobody is found by it: `192.0.2.x`, `2001:db8:1:…`; empty for none. */
export function shortAddress(address: string): string {
  const key = addressKey(address);
  if (key.includes(':')) return `${key.split(':').slice(0, 3).join(':')}:…`;
  return key.replace(/\.\d+$/, '.x');
}
