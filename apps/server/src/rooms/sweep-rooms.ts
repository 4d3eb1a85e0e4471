import { eq } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { changeRoom, channels, type RoomSpace } from './change-room.ts';
import { rooms } from './rooms.tables.ts';

/** Milliseconds between two checks of the connections of people in a room. */
const lookEvery = 5_000;

export interface Rounds {
  /** Checks a room regularly until it is empty. */
  watch(roomId: string): void;
  /** Updates a room that this server has not checked yet, such as after a restart. */
  before(roomId: string): Promise<void>;
}

/** Removes people from rooms when they are away for longer than their place is kept. */
export function followRooms(services: Services, space: RoomSpace): Rounds {
  const watched = new Set<string>();

  async function sweep(roomId: string): Promise<void> {
    const [room] = await services.db.select({ state: rooms.state }).from(rooms).where(eq(rooms.id, roomId));
    if (!room || room.state.occupants.length === 0) return void watched.delete(roomId);
    const ids = room.state.occupants.map(({ id }) => id);
    const joined = await space.joinedAmong(ids.map((id) => channels.participant(roomId, id)));
    const connected = new Set(ids.filter((id) => joined.has(channels.participant(roomId, id))));
    await changeRoom(services, space, { roomId, change: { type: 'sweep', connected } });
  }

  async function sweepAll(): Promise<void> {
    try {
      for (const roomId of watched) await sweep(roomId);
    } catch (error) {
      services.log.error({ err: error }, 'the rooms could not be looked after');
    }
  }

  setInterval(() => void sweepAll(), lookEvery).unref();
  return {
    watch: (roomId) => void watched.add(roomId),
    async before(roomId) {
      if (!watched.has(roomId)) await sweep(roomId);
    },
  };
}
