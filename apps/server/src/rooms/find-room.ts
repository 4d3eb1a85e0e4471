import type { Principal } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { ensureInterviewRoom } from './make-room.ts';
import { type Invitation, readInvitation } from './room-tickets.ts';
import { type Place, placeFor } from './rooms.policy.ts';
import type { InterviewOfRoom } from './rooms.ports.ts';
import { type RoomRow, rooms } from './rooms.tables.ts';

/** Stream ids are UUIDs. */
const streamId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface FoundRoom {
  room: RoomRow;
  interview: InterviewOfRoom | null;
  place: Place;
  /** The invitation of a person without a right to enter. */
  invitation?: Invitation | undefined;
}

/** The room of a link for a person; undefined where the person may not enter. */
export async function findRoom(
  services: Services,
  who: Principal,
  { link, invitation }: { link: string; invitation?: string | undefined },
): Promise<FoundRoom | undefined> {
  const [known] = await services.db.select().from(rooms).where(eq(rooms.id, link));
  if (known && known.kind !== 'interview') {
    const place = placeFor(known, who, { interview: null, isInvited: false });
    return place ? { room: known, interview: null, place } : undefined;
  }
  const interview = streamId.test(link) ? await services.ports.rooms.findInterview(services, link) : null;
  if (!interview) return undefined;
  const invited = await readInvitation(services, link, invitation);
  const door = { kind: 'interview', hostId: interview.employerId, closedAt: null } as const;
  const place = placeFor(door, who, { interview, isInvited: invited !== undefined });
  if (!place) return undefined;
  await ensureInterviewRoom(services, { streamId: link, hostId: interview.employerId, title: interview.title });
  const [room] = await services.db.select().from(rooms).where(eq(rooms.id, link));
  return room && { room, interview, place, invitation: invited };
}
