import { expect, it } from 'vitest';
import { isOwnOrigin } from './origins.ts';

it.each([
  ['outside a browser', undefined, 'localhost:8442', true],
  ['the public address', 'https://jobblik.dk', 'socket.internal:8442', true],
  ['another port of the public name', 'https://jobblik.dk:8080', 'jobblik.dk:8442', true],
  ['another port of loopback', 'http://127.0.0.1:8080', '127.0.0.1:8442', true],
  ['a name that leads here and is not ours', 'http://ond.example:8080', 'ond.example:8442', false],
  ['an address of the network', 'http://192.168.1.20:8080', '192.168.1.20:8442', false],
  ['another site', 'https://ond.example', 'jobblik.dk:8442', false],
  ['a name that only begins like ours', 'https://jobblik.dk.ond.example', 'jobblik.dk:8442', false],
  ['a sandboxed page', 'null', 'jobblik.dk:8442', false],
])('%s', (_name, origin, host, allowed) => {
  expect(isOwnOrigin(origin, host, 'https://jobblik.dk')).toBe(allowed);
});
