import type { Logger } from 'pino';
import type { Namespace, Socket } from 'socket.io';
import type { SocketBound } from './rate-bound.ts';
import type { Space, SpaceSocket } from './realtime.ts';
import { createReceiver, type Receiver } from './receive.ts';
import { refusal } from './refusal.ts';

/** Setting up media needs several events per person in the room at once. */
const bound: SocketBound = { burst: 240, perSecond: 40 };

interface SpaceOptions<Member> {
  admit: (auth: unknown) => Promise<Member | null>;
  /** Tracks work that continues after a browser has disconnected. */
  track: (work: Promise<void>) => void;
  log: Logger;
}

/** {@link Space} on a namespace of Socket.IO. */
export function openSpace<Member>(namespace: Namespace, { admit, track, log }: SpaceOptions<Member>): Space<Member> {
  const receivers = new Map<string, Receiver<SpaceSocket<Member>>>();
  const leaving: ((socket: SpaceSocket<Member>) => Promise<void>)[] = [];

  namespace.use((socket, next) => {
    admit(socket.handshake.auth).then(
      (member) => {
        if (member === null) return next(refusal('unauthenticated'));
        socket.data.member = member;
        next();
      },
      (error: unknown) => {
        log.error({ err: error, space: namespace.name }, 'a socket could not be admitted');
        next(refusal('unavailable'));
      },
    );
  });

  namespace.on('connection', (socket: Socket) => {
    const sender: SpaceSocket<Member> = {
      id: socket.id,
      member: socket.data.member,
      join: async (channel) => void (await socket.join(channel)),
      leave: async (channel) => void (await socket.leave(channel)),
    };
    const isSignedIn = async () => (await admit(socket.handshake.auth)) !== null;
    const receive = createReceiver({ receivers, sender, bound, isSignedIn, log }, Date.now());
    let handled: Promise<unknown> = Promise.resolve();
    socket.onAny((name: string, ...args: unknown[]) => {
      const received = receive(name, args, Date.now()).then((stillWelcome) => {
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
