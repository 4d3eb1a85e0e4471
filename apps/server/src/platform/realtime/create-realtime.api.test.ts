import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import pino from 'pino';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRealtime } from './create-realtime.ts';
import type { RealtimeServer } from './realtime.ts';

const greeting = z.object({ text: z.string().max(20), sender_id: z.number().optional() });
const greetingSent = defineSocketEvent('greeting', 'client', greeting);
const greetingPushed = defineSocketEvent('greeting', 'server', z.object({ text: z.string(), from: z.number() }));
const brokenSent = defineSocketEvent('broken', 'client', z.object({}));
const silentSent = defineSocketEvent('silent', 'client', z.object({}));

const person = (userId: number, sessionId: string, demo = false): SignedIn => ({
  kind: 'user',
  userId,
  role: 'seeker',
  demo,
  sessionId,
});

/** Valid tokens; a test removes one, as signing out does. */
const tokens = new Map<string, SignedIn>();
const token = (name: string) => name.padEnd(40, '-');
const logged: { level: number; event?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const welcomed: number[] = [];

let realtime: RealtimeServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  realtime = createRealtime({
    port: 0,
    host: '127.0.0.1',
    trusted: () => false,
    publicUrl: 'http://localhost:8080',
    authenticate: async (given) => tokens.get(given) ?? null,
    log,
  });
  realtime.on(greetingSent, async ({ text }, sender) => {
    if (text === 'private') throw new Problem('forbidden');
    if (text === 'slow') await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    realtime.nudge([2], greetingPushed, { text, from: sender.userId });
    return { from: sender.userId };
  });
  realtime.on(brokenSent, async () => {
    throw new Error('a fault of ours');
  });
  realtime.on(silentSent, async () => {});
  realtime.onConnect(async (who) => void welcomed.push(who.userId));
  await realtime.start();
});

afterAll(() => realtime.close());

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  tokens.clear();
});

function open(auth: Record<string, unknown>, options: { origin?: string } = {}): Socket {
  const socket = io(`http://127.0.0.1:${realtime.port}`, {
    auth,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    ...(options.origin && { extraHeaders: { origin: options.origin } }),
  });
  sockets.push(socket);
  return socket;
}

async function connected(name: string, who: SignedIn): Promise<Socket> {
  tokens.set(token(name), who);
  const before = welcomed.length;
  const socket = open({ token: token(name) });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  // Rooms are joined before the welcome.
  if (!who.demo) await expect.poll(() => welcomed.slice(before)).toContain(who.userId);
  return socket;
}

const refused = (socket: Socket) =>
  new Promise<unknown>((resolve) => {
    socket.once('connect_error', (error: Error & { data?: unknown }) => resolve(error.data));
    socket.once('connect', () => resolve('connected'));
  });

describe('the handshake', () => {
  it.each([
    ['no token', {}],
    ['an unknown token', { token: token('unknown') }],
    ['a token of another shape', { token: { $ne: null } }],
    ['a short token', { token: 'x' }],
  ])('with %s is refused', async (_name, auth) => {
    expect(await refused(open(auth))).toEqual({ code: 'unauthenticated' });
  });

  it('from a page of another site is refused', async () => {
    tokens.set(token('a'), person(1, 's1'));
    expect(await refused(open({ token: token('a') }, { origin: 'https://ond.example' }))).not.toBe('connected');
    expect(await refused(open({ token: token('a') }, { origin: 'http://127.0.0.1:8080' }))).toBe('connected');
  });

  it('ends when the session was revoked while it ran', async () => {
    tokens.set(token('b'), person(1, 's1'));
    const racing = createRealtime({
      port: 0,
      host: '127.0.0.1',
      trusted: () => false,
      publicUrl: 'http://localhost:8080',
      // Revoked after the first look, before the socket is in its rooms.
      authenticate: async (given) => {
        const who = tokens.get(given) ?? null;
        tokens.delete(given);
        return who;
      },
      log,
    });
    await racing.start();
    const socket = io(`http://127.0.0.1:${racing.port}`, {
      auth: { token: token('b') },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    await new Promise((resolve) => socket.once('disconnect', resolve));
    await racing.close();
  });
});

describe('an open socket with an expired session', () => {
  it('is refused and closed at its next event', async () => {
    const sender = await connected('late', person(6, 's10'));
    const ended = new Promise((resolve) => sender.once('disconnect', resolve));
    tokens.clear();
    const answers: unknown[] = [];
    sender.emit('greeting', { text: 'hej' }, (answer: unknown) => answers.push(answer));
    await ended;
    expect(answers).not.toContainEqual({ from: 6 });
  });

  it('is closed even without events', async () => {
    const looking = createRealtime({
      port: 0,
      host: '127.0.0.1',
      trusted: () => false,
      publicUrl: 'http://localhost:8080',
      authenticate: async (given) => tokens.get(given) ?? null,
      checkEvery: 20,
      log,
    });
    const here: string[] = [];
    looking.onConnect(async (who) => void here.push(who.sessionId));
    looking.onDisconnect(async (who) => void here.splice(here.indexOf(who.sessionId), 1));
    await looking.start();
    tokens.set(token('idle'), person(6, 's11'));
    const socket = io(`http://127.0.0.1:${looking.port}`, {
      auth: { token: token('idle') },
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    await expect.poll(() => here).toEqual(['s11']);
    tokens.clear();
    await ended;
    await expect.poll(() => here).toEqual([]);
    await looking.close();
  });
});

describe('an event from a browser', () => {
  it('is handled after those that came before it', async () => {
    const sender = await connected('one', person(1, 's1'));
    const receiver = await connected('two', person(2, 's2'));
    const texts: string[] = [];
    receiver.on('greeting', ({ text }: { text: string }) => texts.push(text));
    await Promise.all(['slow', 'quick'].map((text) => sender.emitWithAck('greeting', { text })));
    await expect.poll(() => texts).toEqual(['slow', 'quick']);
  });

  it('is handled for the session’s user, regardless of the payload, and acknowledged with the answer', async () => {
    const sender = await connected('one', person(1, 's1'));
    const receiver = await connected('two', person(2, 's2'));
    const received = new Promise((resolve) => receiver.once('greeting', resolve));
    expect(await sender.emitWithAck('greeting', { text: 'hej æøå', sender_id: 99 })).toEqual({ from: 1 });
    expect(await received).toEqual({ text: 'hej æøå', from: 1 });
  });

  it('without an answer has an empty acknowledgement', async () => {
    const sender = await connected('one', person(1, 's1'));
    expect(await sender.emitWithAck('silent', {})).toEqual({});
  });

  it.each([
    ['greeting', { text: 'x'.repeat(21) }, 'invalid_input'],
    ['greeting', null, 'invalid_input'],
    ['greeting', ['a'], 'invalid_input'],
    ['greeting', { text: 'private' }, 'forbidden'],
    ['broken', {}, 'internal'],
    ['constructor', {}, 'not_found'],
    ['unheard_of', { text: 'x' }, 'not_found'],
  ])('%s %j is acknowledged with its code', async (name, payload, code) => {
    const sender = await connected('one', person(1, 's1'));
    expect(await sender.emitWithAck(name, payload)).toEqual({ code });
    expect(sender.connected).toBe(true);
  });

  it('that fails without an acknowledgement has no effect', async () => {
    const sender = await connected('one', person(1, 's1'));
    sender.emit('broken', {});
    sender.emit('greeting');
    expect(await sender.emitWithAck('silent', {})).toEqual({});
    expect(logged.filter((line) => line.level === 50).every((line) => line.event === 'broken')).toBe(true);
  });

  it('beyond the limit is refused, and a socket that continues is closed', async () => {
    const sender = await connected('one', person(1, 's1'));
    const gone = new Promise((resolve) => sender.once('disconnect', resolve));
    expect(await sender.emitWithAck('silent', {})).toEqual({});
    const answers: unknown[] = [];
    for (let index = 0; index < 400; index += 1) sender.emit('silent', {}, (answer: unknown) => answers.push(answer));
    await gone;
    expect(answers).toContainEqual({ code: 'too_many_requests' });
  });

  it('of the demo visitor is refused', async () => {
    const demo = await connected('demo', person(2, 'demo', true));
    expect(await demo.emitWithAck('greeting', { text: 'hej' })).toEqual({ code: 'demo_read_only' });
  });
});

describe('a nudge', () => {
  it('reaches every browser of its people and nobody else, not the demo visitor of the same user', async () => {
    const receivers: string[] = [];
    const people = {
      laptop: await connected('laptop', person(2, 's2')),
      phone: await connected('phone', person(2, 's3')),
      other: await connected('other', person(3, 's4')),
      demo: await connected('demo', person(2, 's5', true)),
    };
    for (const [name, socket] of Object.entries(people)) socket.on('greeting', () => receivers.push(name));
    realtime.nudge([2], greetingPushed, { text: 'hej', from: 1 });
    realtime.nudge([], greetingPushed, { text: 'to nobody', from: 1 });
    // An answer comes after everything that the server sent to the socket before it.
    for (const socket of Object.values(people)) await socket.emitWithAck('silent', {});
    expect(receivers.toSorted()).toEqual(['laptop', 'phone']);
  });
});

describe('signing out', () => {
  it('closes the tabs of the session and keeps other sessions of the person', async () => {
    const mine = await connected('mine', person(4, 's6'));
    const tab = await connected('tab', person(4, 's6'));
    const other = await connected('other', person(4, 's7'));
    const ended = Promise.all(
      [mine, tab].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    realtime.disconnectSession('s6');
    await ended;
    expect(other.connected).toBe(true);
  });

  it('everywhere ends every connection of the person', async () => {
    const open = [await connected('a', person(5, 's8')), await connected('b', person(5, 's9'))];
    const ended = Promise.all(open.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))));
    realtime.disconnectUser(5);
    await ended;
  });
});

it('a port in use stops the start with that error, and closing what never started is no error', async () => {
  const second = createRealtime({
    port: realtime.port,
    host: '127.0.0.1',
    trusted: () => false,
    publicUrl: 'http://localhost',
    authenticate: async () => null,
    log,
  });
  await expect(second.start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await second.close();
});
