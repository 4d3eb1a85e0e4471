import type { SpaceSocket } from '../../platform/realtime/realtime.ts';
import type { RoomSpace } from '../change-room.ts';
import type { MediaPlan } from '../room-state.rules.ts';
import type { Ticket } from '../room-tickets.ts';
import type { Seat } from '../seat.ts';

/** The interface of the media servers for rooms. */
export interface RoomSfu {
  /** The servers that are available now. */
  plan(): MediaPlan;
  start(space: RoomSpace): void;
  /** Registers the events between browsers and media servers. */
  register(space: RoomSpace, seatOf: (socket: SpaceSocket<Ticket>) => Seat): void;
  /** Ends the media between the server and a page, in both directions. */
  leave(seat: Seat): Promise<void>;
  /** Resolves after the first connection attempt to the media servers. */
  ready: Promise<unknown>;
  close(): Promise<void>;
}

/** Without media servers every room is a mesh. */
export const noSfu: RoomSfu = {
  plan: () => ({ sfuForAll: false, nodes: [] }),
  start: () => undefined,
  register: () => undefined,
  leave: async () => undefined,
  ready: Promise.resolve(),
  close: async () => undefined,
};
