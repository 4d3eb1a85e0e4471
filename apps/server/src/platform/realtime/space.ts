import type { IncomingMessage } from 'node:http';
import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import type { Logger } from 'pino';
import type { Namespace, Socket } from 'socket.io';
import { createEventQueue, type Receiver } from './event-queue.ts';
import type { Limit, Limits, socketLimits } from './limits.ts';
import type { OpenCount, SocketCounts } from './open-count.ts';
import type { Space, SpaceSocket } from './realtime.ts';
import { refusal } from './refusal.ts';

/** The key of an account in limits. */
export const personOf = (userId: number) => `person ${userId}`;

interface SpaceOptions<Member> {
  admit: (auth: unknown) => Promise<Member | null>;
  /** The account of a member; null for none. */
  userOf: (member: Member) => number | null;
  limit: Limits;
  limits: typeof socketLimits;
  most: SocketCounts;
  takeConnection: { ofPerson: Limit; ofAddress: Limit };
  /** Open sockets by person. */
  people: OpenCount;
  addressOf: (request: IncomingMessage) => string;
  /** Tracks work that continues after a browser has disconnected. */
  track: (work: Promise<void>) => void;
  log: Logger;
}

/** {@link Space} on a namespace of Socket.IO. */
export function openSpace<Member>(namespace: Namespace, options: SpaceOptions<Member>): Space<Member> {
  const { admit, userOf, limit, limits, most, takeConnection, people, addressOf, track, log } = options;
  const takeEvent = {
    ofPerson: limit(`${namespace.name}-events`, limits.roomEvents),
    ofAddress: limit(`${namespace.name}-guests`, limits.guestEvents),
  };
  const receivers = new Map<string, Receiver<SpaceSocket<Member>>>();
  const openQueue = createEventQueue({ receivers, waiting: most.waitingInRoom, log });
  const leaving: ((socket: SpaceSocket<Member>) => Promise<void>)[] = [];

  namespace.use((socket, next) => {
    enter(socket).then(
      (refused) => next(refused === undefined ? undefined : refusal(refused)),
      (error: unknown) => {
        log.error({ err: error, space: namespace.name }, 'a socket could not be admitted');
        next(refusal('unavailable'));
      },
    );
  });

  /** The code of a refusal, undefined for a welcome socket. */
  async function enter(socket: Socket): Promise<ProblemCode | undefined> {
    if (!(await takeConnection.ofAddress(addressOf(socket.request)))) return 'too_many_requests';
    const member = await admit(socket.handshake.auth);
    if (member === null) return 'unauthenticated';
    const userId = userOf(member);
    if (userId !== null) {
      const person = personOf(userId);
      const inSpace = `${namespace.name} ${person}`;
      if (!(await takeConnection.ofPerson(person)) || !people.hasRoom(inSpace)) return 'too_many_requests';
      if (socket.conn.readyState === 'open') socket.conn.once('close', people.take(inSpace));
    }
    socket.data.member = member;
    return undefined;
  }

  namespace.on('connection', (socket: Socket) => {
    const sender: SpaceSocket<Member> = {
      id: socket.id,
      member: socket.data.member,
      join: async (channel) => void (await socket.join(channel)),
      leave: async (channel) => void (await socket.leave(channel)),
    };
    const userId = userOf(sender.member);
    const address = addressOf(socket.request);
    const receive = openQueue({
      sender,
      take: () => (userId === null ? takeEvent.ofAddress(address) : takeEvent.ofPerson(personOf(userId))),
      // People at one address do not wait for each other.
      line: socket.id,
      isSignedIn: async () => (await admit(socket.handshake.auth)) !== null,
    });
    let handled: Promise<unknown> = Promise.resolve();
    socket.onAny((name: string, ...args: unknown[]) => {
      const received = receive(name, args).then((stillWelcome) => {
        if (!stillWelcome) socket.disconnect(true);
      });
      handled = Promise.all([handled, received]);
    });
    // Events that a browser sent before the disconnect are handled first.
    socket.once('disconnect', () => track(handled.then(() => leave(sender))));
  });

  async function leave(socket: SpaceSocket<Member>): Promise<void> {
    try {
      for (const handler of leaving) await handler(socket);
    } catch (error) {
      log.error({ err: error, space: namespace.name }, 'the end of a socket could not be handled');
    }
  }

  return {
    on(event, handler) {
      if (event.direction !== 'client') throw new Error(`${event.name} is not sent by browsers`);
      if (receivers.has(event.name)) throw new Error(`${event.name} has a handler already`);
      receivers.set(event.name, {
        schema: event.payload,
        handle: (payload, socket) => handler(payload as never, socket),
      });
    },
    onDisconnect: (handler) => void leaving.push(handler),
    emit(channels, event, payload) {
      if (channels.length === 0) return;
      try {
        namespace.to([...channels]).emit(event.name, payload);
      } catch (error) {
        log.error({ err: error, event: event.name }, 'an event to a space failed');
      }
    },
    evict: (channel) => namespace.in(channel).disconnectSockets(),
    async joinedAmong(channels) {
      if (channels.length === 0) return new Set();
      const sockets = await namespace.in([...channels]).fetchSockets();
      return new Set(channels.filter((channel) => sockets.some(({ rooms }) => rooms.has(channel))));
    },
  };
}
