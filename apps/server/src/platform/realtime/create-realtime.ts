import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Authenticate } from '../http/calls.ts';
import { addressKey, clientAddress, type TrustedProxies } from '../http/client-address.ts';
import { boundConnections, headerTimes, socketMethods } from '../http/connection-bounds.ts';
import { createEventQueue, type Receiver } from './event-queue.ts';
import { createCounters, createLimits, type SharedCounts, socketLimits } from './limits.ts';
import { createOpenCount, type SocketCounts, socketCounts } from './open-count.ts';
import { isOwnOrigin } from './origins.ts';
import type { RealtimeServer } from './realtime.ts';
import { connectRedis } from './redis.ts';
import { refusal } from './refusal.ts';
import { sessionRoom, userRoom } from './rooms.ts';
import { openSpace, personOf } from './space.ts';

export interface RealtimeOptions {
  port: number;
  /** Address to listen on. */
  host: string;
  /** The address of the product, for pages that may connect. */
  publicUrl: string;
  authenticate: Authenticate;
  /** Proxies whose information about a browser's address is trusted. */
  trusted: TrustedProxies;
  /** Maximum number of open connections; unlimited in tests. */
  maxConnections?: number;
  /** Milliseconds between two session checks of open sockets; a minute, tests use less. */
  checkEvery?: number;
  /** Instead of {@link socketCounts}; tests use fewer. */
  most?: Partial<SocketCounts>;
  /** Instead of {@link socketLimits}; tests use fewer. */
  limits?: Partial<typeof socketLimits>;
  /** Several servers share their sockets through Redis; a single one does not need it. */
  redisUrl?: string;
  log: Logger;
}

type AppSocket = Socket<Record<string, never>, Record<string, never>, Record<string, never>, { who: SignedIn }>;

const handshake = z.object({ token: z.string().min(20).max(200) });

/** Whose sockets count together. Visitors of the demo share an account. */
const personKey = ({ userId, demo, sessionId }: SignedIn) => (demo ? `demo ${sessionId}` : personOf(userId));

/** Live events over Socket.IO on a separate port. */
export function createRealtime(options: RealtimeOptions): RealtimeServer {
  const { port, host, publicUrl, authenticate, redisUrl, log } = options;
  const most = { ...socketCounts, ...options.most };
  const limits = { ...socketLimits, ...options.limits };
  const people = createOpenCount(most.perPerson);
  const addresses = createOpenCount(most.perAddress);
  let shared: SharedCounts | undefined;
  const counter = createCounters(() => shared);
  const limit = createLimits(counter);
  const takeEvent = limit('events', limits.events);
  const takeConnection = {
    ofPerson: limit('connections', limits.personConnections),
    ofAddress: limit('addresses', limits.addressConnections),
  };
  const addressOf = (request: IncomingMessage) => addressKey(clientAddress(request, options.trusted));
  const http = createServer(headerTimes, ({ method = '' }, response) => {
    if (socketMethods.includes(method)) response.writeHead(404).end();
    else response.writeHead(405, { allow: socketMethods.join(', ') }).end();
  });
  if (options.maxConnections !== undefined)
    boundConnections(http, options.maxConnections, () => log.warn('sockets are refused: MAX_CONNECTIONS'));
  const io = new Server<Record<string, never>, Record<string, never>, Record<string, never>, { who: SignedIn }>({
    serveClient: false,
    // A browser without network is detected within 20 seconds; others in its video room wait for it.
    pingInterval: 10_000,
    pingTimeout: 10_000,
    // Files are never sent over the socket, so no event is large.
    maxHttpBufferSize: 100_000,
    cors: (
      request: { headers: { origin?: string; host?: string } },
      answer: (error: Error | null, options: { origin: boolean }) => void,
    ) => answer(null, { origin: isOwnOrigin(request.headers.origin, request.headers.host, publicUrl) }),
    allowRequest: (request, answer) =>
      answer(
        null,
        isOwnOrigin(request.headers.origin, request.headers.host, publicUrl) && addresses.hasRoom(addressOf(request)),
      ),
  });
  const receivers = new Map<string, Receiver<SignedIn>>();
  const openQueue = createEventQueue({ receivers, waiting: most.waitingOfPerson, log });
  const connected: ((who: SignedIn) => Promise<void>)[] = [];
  const disconnected: ((who: SignedIn) => Promise<void>)[] = [];
  /** Running work for browsers that connect or disconnect. */
  const running = new Set<Promise<void>>();
  let releaseRedis = async () => {};
  const checking = setInterval(() => track(endExpired()), options.checkEvery ?? 60_000).unref();

  io.use((socket, next) => {
    admit(socket).then(
      (refused) => next(refused === undefined ? undefined : refusal(refused)),
      (error: unknown) => {
        log.error({ err: error }, 'a socket could not be authenticated');
        next(refusal('unavailable'));
      },
    );
  });

  /** The code of a refusal, undefined for a welcome socket. */
  async function admit(socket: AppSocket): Promise<ProblemCode | undefined> {
    const given = handshake.safeParse(socket.handshake.auth);
    if (!given.success) return 'unauthenticated';
    if (!(await takeConnection.ofAddress(addressOf(socket.request)))) return 'too_many_requests';
    const who = await authenticate(given.data.token);
    if (!who) return 'unauthenticated';
    const person = personKey(who);
    if (!(await takeConnection.ofPerson(person)) || !people.hasRoom(person)) return 'too_many_requests';
    // A closed connection emits no close event.
    if (socket.conn.readyState === 'open') socket.conn.once('close', people.take(person));
    socket.data.who = who;
    return undefined;
  }

  /** Tracks running work until it ends; it never rejects. */
  function track(work: Promise<void>): void {
    running.add(work);
    void work.then(() => running.delete(work));
  }

  /** A session can expire, and another server may have revoked it. */
  async function isStillSignedIn(socket: AppSocket): Promise<boolean> {
    const { token } = handshake.parse(socket.handshake.auth);
    return (await authenticate(token)) !== null;
  }

  /** Closes sockets whose session has expired without an event. */
  async function endExpired(): Promise<void> {
    try {
      for (const socket of io.of('/').sockets.values()) {
        if (!(await isStillSignedIn(socket))) socket.disconnect(true);
      }
    } catch (error) {
      log.error({ err: error }, 'the sessions of open sockets could not be looked at');
    }
  }

  async function leave(who: SignedIn): Promise<void> {
    try {
      for (const handler of disconnected) await handler(who);
    } catch (error) {
      log.error({ err: error }, 'the end of a socket could not be handled');
    }
  }

  async function welcome(socket: AppSocket): Promise<void> {
    const { who } = socket.data;
    await socket.join(sessionRoom(who.sessionId));
    // The demo visitor shares its user with the sample company and must not get its events.
    if (!who.demo) await socket.join(userRoom(who.userId));
    // A session that was revoked while this socket joined its rooms could not be disconnected then.
    if (!(await isStillSignedIn(socket))) return void socket.disconnect(true);
    if (who.demo || socket.disconnected) return;
    socket.once('disconnect', () => track(leave(who)));
    for (const handler of connected) await handler(who);
  }

  io.on('connection', (socket) => {
    const sender = socket.data.who;
    const person = personKey(sender);
    const receive = openQueue({
      sender,
      take: () => takeEvent(person),
      line: person,
      isReadOnly: sender.demo,
      isSignedIn: () => isStillSignedIn(socket),
    });
    socket.onAny((name: string, ...args: unknown[]) => {
      void receive(name, args).then((stillWelcome) => {
        if (!stillWelcome) socket.disconnect(true);
      });
    });
    track(
      welcome(socket).catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be brought up to date');
        socket.disconnect(true);
      }),
    );
  });

  return {
    get port() {
      const address = http.address();
      return address && typeof address === 'object' ? (address satisfies AddressInfo).port : port;
    },
    nudge(userIds, event, payload) {
      if (userIds.length === 0) return;
      try {
        io.to(userIds.map(userRoom)).emit(event.name, payload as never);
      } catch (error) {
        log.error({ err: error, event: event.name }, 'a nudge failed');
      }
    },
    on(event, handler, { latestBy } = {}) {
      if (event.direction !== 'client') throw new Error(`${event.name} is not sent by browsers`);
      if (receivers.has(event.name)) throw new Error(`${event.name} has a handler already`);
      receivers.set(event.name, {
        schema: event.payload,
        handle: (payload, sender) => handler(payload as never, sender),
        latestBy: latestBy && ((payload) => latestBy(payload as never)),
      });
    },
    limit,
    counter,
    onConnect(handler) {
      connected.push(handler);
    },
    onDisconnect(handler) {
      disconnected.push(handler);
    },
    openSpace: (name, admit, userOf) =>
      openSpace(io.of(name), { admit, userOf, limit, limits, most, takeConnection, people, addressOf, track, log }),
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    disconnectUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    async start() {
      if (redisUrl) {
        const redis = await connectRedis(redisUrl, log);
        releaseRedis = redis.close;
        shared = redis.counts;
        io.adapter(redis.adapter);
      }
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject);
        http.listen(port, host, () => {
          http.off('error', reject);
          resolve();
        });
      });
      io.attach(http);
      io.engine.on(
        'connection',
        (connection: { request: IncomingMessage; once(name: 'close', then: () => void): void }) =>
          connection.once('close', addresses.take(addressOf(connection.request))),
      );
    },
    async close() {
      clearInterval(checking);
      // Closes the connections together with the port; before the start there is neither.
      if (http.listening) await io.close();
      await Promise.all(running);
      await releaseRedis();
    },
  };
}
