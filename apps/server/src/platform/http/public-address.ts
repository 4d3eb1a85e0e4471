import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that the server does not connect to, because only its own network could have it. */
export class AddressRefused extends Error {}

/** True for an IP address of the public internet: not loopback, private, link-local, or one that maps to such an address. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * True for an `https:` address that the server may post to although a browser sent it: on the usual port, without a password,
 * and where it names an IP address, a public one. Names are judged when they are looked up, by {@link lookupPublic}.
 */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)localhost\.?$/.test(host);
}

/**
 * The `lookup` of a connection that leads to public addresses only. The address that was judged is the one that is connected to,
 * so a name that answers otherwise the next time gains nothing.
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
