import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address to which the server does not connect, because it is in its own network. */
export class AddressRefused extends Error {}

/** True for an IP address of the public internet: not loopback, private, link-local, or one that maps to such an address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * True for an `https:` address from a browser to which the server may post: on the default port, without a password, and with a
 * name or a public IP address. {@link lookupPublic} checks names when it resolves them.
 */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)localhost\.?$/.test(host);
}

/**
 * The `lookup` of connections to public addresses only. The connection uses the checked address, so a name that resolves
 * differently the next time has no effect.
 * @throws AddressRefused through the callback
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new AddressRefused(`${hostname} leads to an address that is not public`), []);
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
