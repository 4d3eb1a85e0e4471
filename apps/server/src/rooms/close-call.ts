import { endCallFromSeekerPushed, endCallPushed } from '@jobblik/contract/rooms/rooms.events';
import type { Services } from '../platform/services.ts';
import { changeRoom, type RoomSpace } from './change-room.ts';
import type { Place } from './rooms.policy.ts';

/** Ends the call for everyone in the room, and with it its interview. */
export async function closeCall(
  services: Services,
  space: RoomSpace,
  { roomId, by }: { roomId: string; by: Place & { userId: number | null } },
): Promise<void> {
  const closed = await changeRoom(services, space, { roomId, change: { type: 'close' }, closes: true });
  if (!closed) return;
  const { before, room, departures } = closed;
  const others = departures.flatMap(({ userId }) => (userId !== null && userId !== by.userId ? userId : []));
  services.realtime.nudge(others, by.isHost ? endCallPushed : endCallFromSeekerPushed, { room_id: roomId });
  if (room.kind === 'free' || before.startedAt === null) return;
  await services.ports.rooms.interviewEnded(services, roomId);
}
