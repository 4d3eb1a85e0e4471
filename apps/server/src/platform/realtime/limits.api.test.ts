import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningRedis, startRedis } from '../../../../../support/redis.ts';
import { trustedProxies } from '../http/client-address.ts';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';
import type { RealtimeServer } from './realtime.ts';

const text = z.object({ text: z.string() });
const noteSent = defineSocketEvent('note', 'client', text);
const stateSent = defineSocketEvent('state', 'client', text);
const roomSent = defineSocketEvent('room_note', 'client', text);

const hour = 3600;
/** What the servers of a test have handled, in order. */
const handled: string[] = [];
/** Handlers wait for it. */
let gate: Promise<void> | undefined;
const servers: RealtimeServer[] = [];
const sockets: Socket[] = [];

/** A server whose tokens are the person's number and the browser; members of its room are the number of an account or a guest. */
async function start(options: Partial<RealtimeOptions> = {}): Promise<RealtimeServer> {
  const server = createRealtime({
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    authenticate: async (token) => ({
      kind: 'user',
      userId: Number.parseInt(token, 10),
      role: 'seeker',
      demo: false,
      sessionId: token,
    }),
    trusted: trustedProxies('1'),
    log: pino({ level: 'silent' }),
    ...options,
  });
  const handle = async (event: { text: string }) => {
    handled.push(event.text);
    await gate;
    return { answer: event.text };
  };
  server.on(noteSent, handle);
  server.on(stateSent, handle, { latestBy: (event) => event.text.slice(0, 1) });
  const admit = async (auth: unknown) => z.object({ user: z.number().nullable() }).parse(auth).user ?? 'guest';
  server.openSpace('/room', admit, (member) => (member === 'guest' ? null : member)).on(roomSent, handle);
  await server.start();
  servers.push(server);
  return server;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  handled.length = 0;
  gate = undefined;
});

function connecting(server: RealtimeServer, auth: object, { space = '', address = '203.0.113.1' } = {}): Socket {
  const socket = io(`http://127.0.0.1:${server.port}${space}`, {
    auth,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address },
  });
  sockets.push(socket);
  return socket;
}

function outcome(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error: Error & { data?: { code: string } }) => resolve(error.data?.code ?? 'cut'));
  });
}

async function connected(...args: Parameters<typeof connecting>): Promise<Socket> {
  const socket = connecting(...args);
  expect(await outcome(socket)).toBe('connected');
  return socket;
}

const browser = (server: RealtimeServer, person: number, name: string, address?: string) =>
  connected(server, { token: `${person}.${name}`.padEnd(40, '-') }, address ? { address } : {});

const tooMany = { code: 'too_many_requests' };
const isRefused = (answer: unknown) => JSON.stringify(answer) === JSON.stringify(tooMany);

/** Answers to an event that all of these sockets send several times at once. */
async function answers(of: readonly Socket[], event: string, times: number): Promise<unknown[]> {
  const texts = Array.from({ length: times }, (_, index) => `${index}`);
  return await Promise.all(of.flatMap((socket) => texts.map((one) => socket.emitWithAck(event, { text: one }))));
}

describe('events of one person', () => {
  const limits = { events: { max: 5, seconds: hour } };

  it('are limited over all browsers, and nobody else’s are', async () => {
    const server = await start({ limits });
    const own = [await browser(server, 1, 'laptop'), await browser(server, 1, 'phone'), await browser(server, 1, 'tv')];
    const other = await browser(server, 2, 'phone');
    const given = await answers(own, 'note', 3);
    expect(given.filter(isRefused)).toHaveLength(4);
    expect(handled).toHaveLength(5);
    expect(await other.emitWithAck('note', { text: 'hej' })).toEqual({ answer: 'hej' });
  });

  it('that nobody handles count as well', async () => {
    const server = await start({ limits });
    const own = await browser(server, 1, 'laptop');
    const given = await answers([own], 'unheard_of', 6);
    expect(given.filter(isRefused)).toHaveLength(1);
    expect(await own.emitWithAck('note', { text: 'hej' })).toEqual(tooMany);
  });

  it('are handled one after the other, also from several browsers, and a limited number waits', async () => {
    const server = await start({ most: { waitingOfPerson: 2 } });
    const [laptop, phone] = [await browser(server, 1, 'laptop'), await browser(server, 1, 'phone')];
    const open = Promise.withResolvers<void>();
    gate = open.promise;
    const first = laptop.emitWithAck('note', { text: 'first' });
    await expect.poll(() => handled).toEqual(['first']);
    const waiting = [phone, phone].map((socket, index) => socket.emitWithAck('note', { text: `waiting ${index}` }));
    // An event of the same connection is answered after the ones before it have been received.
    expect(await phone.emitWithAck('note', { text: 'too many' })).toEqual(tooMany);
    expect(handled).toEqual(['first']);
    open.resolve();
    expect(await Promise.all([first, ...waiting])).toEqual([
      { answer: 'first' },
      { answer: 'waiting 0' },
      { answer: 'waiting 1' },
    ]);
  });

  it('that replace each other are dropped while one is handled, but for the newest', async () => {
    const server = await start();
    const [laptop, phone] = [await browser(server, 1, 'laptop'), await browser(server, 1, 'phone')];
    const open = Promise.withResolvers<void>();
    gate = open.promise;
    const first = laptop.emitWithAck('state', { text: 'a1' });
    await expect.poll(() => handled).toEqual(['a1']);
    const waiting = phone.emitWithAck('state', { text: 'a2' });
    const other = phone.emitWithAck('state', { text: 'b1' });
    expect(await phone.emitWithAck('state', { text: 'a3' })).toEqual({});
    expect(await laptop.emitWithAck('state', { text: 'a4' })).toEqual({});
    open.resolve();
    expect(await Promise.all([first, waiting, other])).toEqual([{ answer: 'a1' }, { answer: 'a4' }, { answer: 'b1' }]);
    expect(handled).toEqual(['a1', 'a4', 'b1']);
    expect(await laptop.emitWithAck('state', { text: 'a5' })).toEqual({ answer: 'a5' });
  });
});

describe('events in a room', () => {
  const space = '/room';
  const limits = { roomEvents: { max: 3, seconds: hour }, guestEvents: { max: 4, seconds: hour } };

  it('of a person with an account are limited over all connections', async () => {
    const server = await start({ limits });
    const own = [
      await connected(server, { user: 1 }, { space, address: '203.0.113.1' }),
      await connected(server, { user: 1 }, { space, address: '203.0.113.2' }),
    ];
    expect((await answers(own, 'room_note', 2)).filter(isRefused)).toHaveLength(1);
    const other = await connected(server, { user: 2 }, { space });
    expect(await other.emitWithAck('room_note', { text: 'hej' })).toEqual({ answer: 'hej' });
  });

  it('of people without one are limited by address', async () => {
    const server = await start({ limits });
    const guest = (address: string) => connected(server, { user: null }, { space, address });
    const [one, other] = [await guest('203.0.113.1'), await guest('203.0.113.1')];
    expect((await answers([one, other], 'room_note', 3)).filter(isRefused)).toHaveLength(2);
    expect(await (await guest('203.0.113.2')).emitWithAck('room_note', { text: 'hej' })).toEqual({ answer: 'hej' });
  });

  it('has a limited number of connections of one person', async () => {
    const server = await start({ most: { perPerson: 1 } });
    await connected(server, { user: 1 }, { space });
    expect(await outcome(connecting(server, { user: 1 }, { space }))).toBe('too_many_requests');
    await connected(server, { user: 2 }, { space });
  });
});

describe('connecting', () => {
  it('is limited by person, over all namespaces', async () => {
    const server = await start({ limits: { personConnections: { max: 2, seconds: hour } } });
    (await browser(server, 1, 'laptop')).disconnect();
    await connected(server, { user: 1 }, { space: '/room' });
    expect(await outcome(connecting(server, { token: '1.'.padEnd(40, '-') }))).toBe('too_many_requests');
    await browser(server, 2, 'laptop');
  });

  it('is limited by address, also with invented tokens', async () => {
    const server = await start({
      limits: { addressConnections: { max: 2, seconds: hour } },
      authenticate: async () => null,
    });
    const attempt = (address: string) =>
      outcome(connecting(server, { token: 'invented'.padEnd(40, '-') }, { address }));
    expect([await attempt('203.0.113.1'), await attempt('203.0.113.1'), await attempt('203.0.113.1')]).toEqual([
      'unauthenticated',
      'unauthenticated',
      'too_many_requests',
    ]);
    expect(await attempt('203.0.113.2')).toBe('unauthenticated');
  });
});

describe('two servers with one Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => {
    redis = await startRedis();
  }, 300_000);
  afterAll(() => redis.stop());

  it('count the events of a person together, and each alone when Redis is gone', async () => {
    const options = { redisUrl: redis.url, limits: { events: { max: 5, seconds: hour } } };
    const [one, two] = [await start(options), await start(options)];
    const own = [await browser(one, 1, 'laptop'), await browser(two, 1, 'phone')];
    expect((await answers(own, 'note', 4)).filter(isRefused)).toHaveLength(3);
    expect(handled).toHaveLength(5);
    const others = [await browser(one, 2, 'laptop'), await browser(two, 2, 'phone')];
    await redis.stop();
    expect((await answers(others, 'note', 6)).filter(isRefused)).toHaveLength(2);
  });
});
