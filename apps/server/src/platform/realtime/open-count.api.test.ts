import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { trustedProxies } from '../http/client-address.ts';
import { createRealtime } from './create-realtime.ts';
import type { RealtimeServer } from './realtime.ts';

let realtime: RealtimeServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  realtime = createRealtime({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    // A token is the name of the person, and of the browser.
    authenticate: async (token) => {
      const userId = token.split('.')[0]?.length ?? 0;
      return { kind: 'user', userId, role: 'seeker', demo: token.startsWith('demo'), sessionId: token };
    },
    trusted: trustedProxies('1'),
    most: { perPerson: 2, perAddress: 3 },
    log: pino({ level: 'silent' }),
  });
  await realtime.start();
});
afterAll(() => realtime.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

interface Tab {
  socket: Socket;
  /** `connected`, or the code of the refusal; `cut` without a handshake. */
  outcome: string;
}

function openTab(session: string, forwardedFor: string): Promise<Tab> {
  const socket = io(`http://127.0.0.1:${realtime.port}`, {
    auth: { token: session.padEnd(40, '-') },
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': forwardedFor },
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket, outcome: 'connected' }));
    socket.once('connect_error', (error: Error & { data?: { code: string } }) =>
      resolve({ socket, outcome: error.data?.code ?? 'cut' }),
    );
  });
}

const outcome = async (session: string, forwardedFor: string) => (await openTab(session, forwardedFor)).outcome;

it('one person has a limited number of open sockets over all browsers, and another after one is closed', async () => {
  const first = await openTab('many.laptop', '203.0.113.1');
  expect(first.outcome).toBe('connected');
  expect(await outcome('many.phone', '203.0.113.2')).toBe('connected');
  expect(await outcome('many.tablet', '203.0.113.3')).toBe('too_many_requests');
  expect(await outcome('other.phone', '203.0.113.3')).toBe('connected');
  first.socket.disconnect();
  await expect.poll(() => outcome('many.tablet', '203.0.113.4')).toBe('connected');
});

it('visitors of the demo, who share an account, do not count together', async () => {
  for (const browser of ['a', 'b', 'c']) expect(await outcome(`demo.${browser}`, '203.0.113.5')).toBe('connected');
});

it('one address has a limited number of open sockets, regardless of the claimed address', async () => {
  for (const session of ['a', 'bb', 'ccc']) {
    expect(await outcome(`${session}.phone`, `198.51.100.${session.charCodeAt(0)}, 203.0.113.9`)).toBe('connected');
  }
  expect(await outcome('dddddd.phone', '198.51.100.7, 203.0.113.9')).toBe('cut');
  expect(await outcome('dddddd.phone', '203.0.113.10')).toBe('connected');
  sockets[0]?.disconnect();
  await expect.poll(() => outcome('eeeeeee.phone', '203.0.113.9')).toBe('connected');
});
