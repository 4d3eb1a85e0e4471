import type { SpaceSocket } from '../../platform/realtime/realtime.ts';
import type { RoomSpace } from '../change-room.ts';
import type { MediaPlan } from '../room-state.rules.ts';
import type { Ticket } from '../room-tickets.ts';
import type { Seat } from '../seat.ts';

/** The media servers as the rooms use them. */
export interface RoomSfu {
  /** Which servers answer at this moment. */
  plan(): MediaPlan;
  start(space: RoomSpace): void;
  /** Registers the events between browsers and media servers. */
  register(space: RoomSpace, seatOf: (socket: SpaceSocket<Ticket>) => Seat): void;
  /** Ends what the media server sends to a page and takes from it. */
  leave(seat: Seat): Promise<void>;
  /** Resolves when the media servers have been tried for the first time. */
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
