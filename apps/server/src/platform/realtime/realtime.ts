import type { RateLimit } from '@jobblik/contract/kernel/call';
import type { SocketEvent } from '@jobblik/contract/kernel/event';
import type { ProblemCode } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { z } from 'zod';
import type { Counter, CounterOptions, Limit } from './limits.ts';

/** Handles an event from a browser; the sender is the session's user regardless of the payload. */
export type SocketHandler<S extends z.ZodType> = (payload: z.output<S>, sender: SignedIn) => Promise<unknown>;

export interface SocketEventOptions<S extends z.ZodType> {
  /**
   * For events that replace each other, such as typing: while one is handled, only the newest of those with the same value waits;
   * the others are acknowledged with `{}` and not handled.
   */
  latestBy?: (payload: z.output<S>) => string | number;
}

/** The acknowledgement of a refused event; the Danish texts are in `problems.json` under the code. */
export interface SocketRefusal {
  code: ProblemCode;
}

/** One open connection in a {@link Space}. */
export interface SpaceSocket<Member> {
  id: string;
  member: Member;
  /** Receives events of this channel until it leaves. */
  join(channel: string): Promise<void>;
  leave(channel: string): Promise<void>;
}

/** Events between browsers that connected without a session; shared by all servers. */
export interface Space<Member> {
  /** Registers the handler of an event, as {@link Realtime.on} does. Before `start`. */
  on<S extends z.ZodType>(
    event: SocketEvent<string, S>,
    handler: (payload: z.output<S>, socket: SpaceSocket<Member>) => Promise<unknown>,
  ): void;
  onDisconnect(handler: (socket: SpaceSocket<Member>) => Promise<void>): void;
  /** Sends to every connection in one of the channels. Never throws. */
  emit<S extends z.ZodType>(channels: readonly string[], event: SocketEvent<string, S>, payload: z.input<S>): void;
  /** Closes the connections in a channel, on every server; browsers do not reconnect them automatically. */
  evict(channel: string): void;
  /** Those of the channels with a connection on any server. */
  joinedAmong(channels: readonly string[]): Promise<Set<string>>;
}

export interface Realtime {
  /** Sends an event to every open browser of these people. Call it after the commit. Never throws. */
  nudge<S extends z.ZodType>(userIds: readonly number[], event: SocketEvent<string, S>, payload: z.input<S>): void;
  /**
   * Registers the handler of an event from browsers. Its answer is the acknowledgement (`{}` when it has none); a
   * Problem is acknowledged as {@link SocketRefusal}. The demo visitor sends nothing. Before `start`.
   */
  on<S extends z.ZodType>(
    event: SocketEvent<string, S>,
    handler: SocketHandler<S>,
    options?: SocketEventOptions<S>,
  ): void;
  /** Creates a limit that all servers count together, where they are connected. */
  limit(name: string, limit: RateLimit): Limit;
  /** The same, with the count; for limits that tell callers what is left. */
  counter(name: string, limit: RateLimit, options?: CounterOptions): Counter;
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
   * Opens a namespace with separate admission, for people without an account. Before `start`.
   * @param admit finds the person of the handshake's `auth`; null refuses. Called again before each event
   * @param userOf the account of a member, by which events are limited; null limits them by address
   */
  openSpace<Member>(
    name: `/${string}`,
    admit: (auth: unknown) => Promise<Member | null>,
    userOf: (member: Member) => number | null,
  ): Space<Member>;
  /** Closes the connections of a session with a revoked token. */
  disconnectSession(sessionId: string): void;
  /** Closes every connection of a person. */
  disconnectUser(userId: number): void;
  close(): Promise<void>;
}

/** {@link Realtime} with the methods for starting the server. */
export interface RealtimeServer extends Realtime {
  /** Listens. @throws Error when the port is in use or Redis is unreachable */
  start(): Promise<void>;
  /** The port in use, once started (0 in the settings means any). */
  readonly port: number;
}
