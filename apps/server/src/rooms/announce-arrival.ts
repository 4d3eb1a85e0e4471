import { candidateWaits, joinStreamPushed } from '@jobblik/contract/rooms/rooms.events';
import type { Services } from '../platform/services.ts';
import type { ChangedRoom } from './change-room.ts';
import type { Ticket } from './room-tickets.ts';

/** Notifies the other party of an interview that somebody is in the room. */
export async function announceArrival(
  services: Services,
  arrived: Ticket,
  { room, before, after }: ChangedRoom,
): Promise<void> {
  if (room.kind !== 'interview' || !arrived.isParty) return;
  const { realtime, ports } = services;
  const isBackAgain = before.occupants.some((one) => one.userId === arrived.userId);
  const parties = after.occupants.filter((one) => one.isParty);
  if (parties.length >= 2 || isBackAgain) return;
  if (!arrived.isHost) realtime.nudge([room.hostId], candidateWaits, { stream_id: room.id, name: arrived.name });
  else {
    const interview = await ports.rooms.findInterview(services, room.id);
    if (!interview) return;
    const payload = { room_id: room.id, stream_id: room.id, candidate_id: interview.seekerId };
    realtime.nudge([interview.seekerId], joinStreamPushed, payload);
  }
}
