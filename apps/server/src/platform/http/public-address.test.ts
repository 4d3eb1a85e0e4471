import { once } from 'node:events';
import { connect, createServer } from 'node:net';

import { expect, it } from 'vitest';
import { AddressRefused, isPublicAddress, isPublicUrl, lookupPublic } from './public-address.ts';

it.each([
  ['142.250.74.106', true],
  ['2a00:1450:400f:80d::200a', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.0.0.8', false],
  ['172.16.3.4', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://142.250.74.106/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user:secret@fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://api.localhost/x', false],
  ['https://intranet/x', false],
  ['https://127.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:10.0.0.1]/x', false],
  ['file:///etc/passwd', false],
  ['', false],
])('the server may post to %j: %s', (url, expected) => {
  expect(isPublicUrl(url)).toBe(expected);
});

it('refuses names that resolve to this machine', async () => {
  let reached = 0;
  const server = createServer().listen(0);
  server.on('connection', () => {
    reached += 1;
  });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  for (const all of [true, false]) {
    const socket = connect({ host: 'localhost', port, lookup: lookupPublic, autoSelectFamily: all });
    const [error] = await once(socket, 'error');
    expect(error).toBeInstanceOf(AddressRefused);
  }
  expect(reached).toBe(0);
  server.close();
});
