import { expect, it } from 'vitest';
import { isOwnHost, ownHostName } from './own-host.ts';

it.each([
  ['the public name', 'jobblik.dk', true, 'jobblik.dk'],
  ['the public name with a port', 'jobblik.dk:8442', true, 'jobblik.dk'],
  ['the public name in capitals', 'JOBBLIK.dk', true, 'jobblik.dk'],
  ['loopback', 'localhost:8080', true, 'localhost'],
  ['a name below it', 'jobblik.localhost', true, 'jobblik.localhost'],
  ['another loopback address', '127.0.0.2:8080', true, '127.0.0.2'],
  ['loopback of IPv6', '[::1]:8080', true, '[::1]'],
  ['a stranger', 'ond.example', false, 'jobblik.dk'],
  ['a name below ours', 'x.jobblik.dk', false, 'jobblik.dk'],
  ['a name that ends like ours', 'ondjobblik.dk', false, 'jobblik.dk'],
  ['a name that begins like loopback', '127.0.0.1.ond.example', false, 'jobblik.dk'],
  ['an address of the network', '192.168.1.20:8080', false, 'jobblik.dk'],
  ['something for the policy', "jobblik.dk; script-src 'unsafe-inline'", false, 'jobblik.dk'],
  ['a user before the name', 'jobblik.dk@ond.example', false, 'jobblik.dk'],
  ['nothing', undefined, false, 'jobblik.dk'],
])('%s', (_what, host, isOwn, name) => {
  expect([isOwnHost(host, 'https://jobblik.dk'), ownHostName(host, 'https://jobblik.dk')]).toEqual([isOwn, name]);
});
