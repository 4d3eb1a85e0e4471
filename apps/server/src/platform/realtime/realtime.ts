import type { SocketEvent } from '@jobblik/contract/kernel/event';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { z } from 'zod';

/** What a slice does with an event that a browser sent; the sender is the session's user regardless of what the payload says. */
export type SocketHandler<S extends z.ZodType> = (payload: z.output<S>, sender: SignedIn) => Promise<unknown>;

/** The acknowledgement of a refused event; the Danish texts are in `problems.json` under the code. */
export interface SocketRefusal {
  code: string;
}

/** One open connection in a {@link Space}. */
export interface SpaceSocket<Member> {
  id: string;
  member: Member;
  /** From now on it receives what is emitted to this channel, until it leaves. */
  join(channel: string): Promise<void>;
  leave(channel: string): Promise<void>;
}

/** Events between browsers that came in by other ways than a session; shared by all servers. */
export interface Space<Member> {
  /** Registers the handler of an event, as {@link Realtime.on} does. Before `start`. */
  on<S extends z.ZodType>(
    event: SocketEvent<string, S>,
    handler: (payload: z.output<S>, socket: SpaceSocket<Member>) => Promise<unknown>,
  ): void;
  onDisconnect(handler: (socket: SpaceSocket<Member>) => Promise<void>): void;
  /** Sends to every connection that has joined one of the channels. Never throws. */
  emit<S extends z.ZodType>(channels: readonly string[], event: SocketEvent<string, S>, payload: z.input<S>): void;
  /** Ends the connections that have joined a channel, on every server; browsers do not reconnect them automatically. */
  evict(channel: string): void;
  /** Those of the channels that some connection, on any server, has joined. */
  joinedAmong(channels: readonly string[]): Promise<Set<string>>;
}

export interface Realtime {
  /** Sends an event to every open browser of these people. Call it after the commit. Never throws. */
  nudge<S extends z.ZodType>(userIds: readonly number[], event: SocketEvent<string, S>, payload: z.input<S>): void;
  /**
   * Registers the handler of an event from browsers. Its answer is the acknowledgement (`{}` when it has none); a
   * Problem is acknowledged as {@link SocketRefusal}. The demo visitor sends nothing. Before `start`.
   */
  on<S extends z.ZodType>(event: SocketEvent<string, S>, handler: SocketHandler<S>): void;
  /**
   * Registers what happens when a browser (not the demo visitor's) has connected, e.g. to refresh it. Before `start`.
   */
  onConnect(handler: (who: SignedIn) => Promise<void>): void;
  /**
   * Registers what happens when a browser for which {@link Realtime.onConnect} has run is gone; closing waits for it. Before
   * `start`.
   */
  onDisconnect(handler: (who: SignedIn) => Promise<void>): void;
  /**
   * Opens a namespace with admission of its own, for people who need no account. Before `start`.
   * @param admit who is behind the handshake's `auth`; null refuses. Asked again before each event
   */
  openSpace<Member>(name: `/${string}`, admit: (auth: unknown) => Promise<Member | null>): Space<Member>;
  /** Ends the connections of a session whose token was revoked. */
  disconnectSession(sessionId: string): void;
  /** Ends every connection of a person. */
  disconnectUser(userId: number): void;
  close(): Promise<void>;
}

/** {@link Realtime} with what only the start of the server needs. */
export interface RealtimeServer extends Realtime {
  /** Listens. @throws Error when the port is taken or Redis cannot be reached */
  start(): Promise<void>;
  /** The port in use, once started (0 in the settings means any). */
  readonly port: number;
}
