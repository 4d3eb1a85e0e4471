import { Problem } from '@jobblik/contract/kernel/problem';
import { roomChanged, roomLeft } from '@jobblik/contract/rooms/rooms.events';
import type { RoomView } from '@jobblik/contract/rooms/rooms.schema';
import { eq } from 'drizzle-orm';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Space } from '../platform/realtime/realtime.ts';
import type { Services } from '../platform/services.ts';
import { type Departure, noMeeting, type RoomChange, type RoomState, roomAfter, viewOf } from './room-state.rules.ts';
import type { Ticket } from './room-tickets.ts';
import { type RoomRow, rooms } from './rooms.tables.ts';

export type RoomSpace = Space<Ticket>;

/** The receivers of an event: everyone in a room, one participant, one page of a participant. */
export const channels = {
  room: (roomId: string) => `room:${roomId}`,
  participant: (roomId: string, id: string) => `at:${roomId}:${id}`,
  page: (roomId: string, connection: string) => `page:${roomId}:${connection}`,
};

export interface ChangedRoom {
  view: RoomView;
  before: RoomState;
  after: RoomState;
  room: RoomRow;
  departures: readonly Departure[];
}

/**
 * Changes a room under its row lock, and notifies everyone in it after the commit.
 * @returns undefined when there is no such room
 * @throws Problem `room_full`, `no_place`, `removed_from_room`
 */
export async function changeRoom(
  services: Services,
  space: RoomSpace,
  { roomId, change, closes = false }: { roomId: string; change: RoomChange; closes?: boolean },
): Promise<ChangedRoom | undefined> {
  const now = services.clock.now();
  const changed = await inTransaction(services.db, async (tx) => {
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId)).for('update');
    if (!room) return undefined;
    // The person was admitted before the host closed the room.
    if (room.closedAt && change.type === 'join') throw new Problem('stream_not_found');
    const outcome = roomAfter(room.state, change, room.kind, now.getTime());
    if ('refused' in outcome) throw refusal(outcome.refused);
    const { state, departures, isChanged } = outcome;
    const revision = isChanged ? room.revision + 1 : room.revision;
    const closedAt = closes && room.kind === 'free' ? now : room.closedAt;
    if (isChanged || closes)
      await tx.update(rooms).set({ state, revision, changedAt: now, closedAt }).where(eq(rooms.id, roomId));
    const view = viewOf({ id: roomId, revision, state }, now.getTime());
    afterCommit(tx, () => {
      for (const { connection, reason } of departures) {
        // A person who leaves waits for the acknowledgement and gets no notice.
        if (reason === 'left') continue;
        space.emit([channels.page(roomId, connection)], roomLeft, { reason });
        space.evict(channels.page(roomId, connection));
      }
      if (isChanged) space.emit([channels.room(roomId)], roomChanged, view);
    });
    return { view, before: room.state, after: state, room, departures };
  });
  if (changed) await reportMeeting(services, changed);
  return changed;
}

/** Reports to the interview of the room that its parties are together, or are no longer. */
async function reportMeeting(services: Services, { room, before, after }: ChangedRoom) {
  const [was, is] = [before.meeting ?? noMeeting, after.meeting ?? noMeeting];
  if (was.since === is.since && was.seconds === is.seconds) return;
  const since = is.since === null ? null : new Date(is.since);
  await services.ports.rooms.interviewMet(services, room.id, { since, seconds: is.seconds });
}

function refusal(code: 'room_full' | 'no_place' | 'removed'): Problem {
  return new Problem(code === 'removed' ? 'removed_from_room' : code);
}
