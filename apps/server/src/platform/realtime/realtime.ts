import type { SocketEvent } from '@jobblik/contract/kernel/event';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { z } from 'zod';

/** What a slice does with an event that a browser sent; the sender is the session's user whatever the payload says. */
export type SocketHandler<S extends z.ZodType> = (payload: z.output<S>, sender: SignedIn) => Promise<unknown>;

/** The acknowledgement of a refused event; the Danish texts are in `problems.json` under the code. */
export interface SocketRefusal {
  code: string;
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
   * Registers what happens when a browser (not the demo visitor's) has connected, e.g. to bring it up to date. Before `start`.
   */
  onConnect(handler: (who: SignedIn) => Promise<void>): void;
  /** Registers what happens when a browser for which {@link Realtime.onConnect} has run is gone; closing waits for it. Before `start`. */
  onDisconnect(handler: (who: SignedIn) => Promise<void>): void;
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
