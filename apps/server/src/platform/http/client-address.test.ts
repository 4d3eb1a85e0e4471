import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressKey, clientAddress, shortAddress, trustedProxies } from './client-address.ts';

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }));
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

describe("the visitor's address", () => {
  it.each([
    ['off', '127.0.0.1', '203.0.113.1', '127.0.0.1'],
    ['0', '127.0.0.1', '203.0.113.1', '127.0.0.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    // Values of the visitor precede those of the proxy.
    ['1', '10.0.0.1', '198.51.100.7, 203.0.113.1', '203.0.113.1'],
    ['2', '10.0.0.1', '198.51.100.7, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['10.0.0.0/8', '10.0.0.1', '198.51.100.7, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['10.0.0.1,::1', '::1', '203.0.113.1, 10.0.0.1', '203.0.113.1'],
    ['loopback', '127.0.0.1', '203.0.113.1', '203.0.113.1'],
    // A visitor who has bypassed the proxies.
    ['10.0.0.0/8', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ])('behind %s from %s with %s is %s', (setting, remote, header, expected) => {
    expect(clientAddress(requestFrom(remote, header), trustedProxies(setting))).toBe(expected);
  });

  it.each(['on', 'yes', '-1', '10', '3232235521', '10.0.0.0/99', 'proxy.example', ''])(
    'is not given by "%s"',
    (setting) => {
      expect(() => trustedProxies(setting)).toThrow(TypeError);
    },
  );
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['', ''],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, expected) => {
  expect(addressKey(address)).toBe(expected);
});

it.each([
  ['192.0.2.17', '192.0.2.x'],
  ['::ffff:192.0.2.17', '192.0.2.x'],
  ['2001:db8:1:2::3', '2001:db8:1:…'],
  ['', ''],
])('%s is shown as %s', (address, expected) => {
  expect(shortAddress(address)).toBe(expected);
});
