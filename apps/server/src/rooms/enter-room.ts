import { randomUUID } from 'node:crypto';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Principal } from '@jobblik/contract/kernel/session';
import { type RoomKind, roomPath } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';
import { findUser } from '../accounts/index.ts';
import type { Services } from '../platform/services.ts';
import { type FoundRoom, findRoom } from './find-room.ts';
import { isRemoved } from './room-state.rules.ts';
import { issueInvitation, issueTicket, readTicket } from './room-tickets.ts';

export interface Visit {
  kind?: RoomKind | undefined;
  link: string;
  name?: string | undefined;
  invitation?: string | undefined;
  ticket?: string | undefined;
  browser?: string | undefined;
}

/**
 * Admits somebody to a room. A room that the caller may not enter is answered as if it did not exist.
 * @throws Problem `stream_not_found`, `removed_from_room`
 */
export async function enterRoom(services: Services, who: Principal, visit: Visit): Promise<EnteredRoom> {
  const found = await findRoom(services, who, visit);
  if (!found || (visit.kind && found.room.kind !== visit.kind)) throw new Problem('stream_not_found');
  const { room, interview, place } = found;
  const user = who.kind === 'user' && !who.demo ? await findUser(services.db, who.userId) : undefined;
  const given = visit.ticket ? await readTicket(services, visit.ticket) : undefined;
  const before = given?.roomId === room.id ? given : undefined;
  const isSame = before?.userId === null && !user;
  const browser = visit.browser ?? before?.browser;
  const invitation = found.invitation?.id ?? before?.invitation;
  const person = { userId: user?.id ?? null, id: before?.participantId, browser, invitation, ...place };
  if (isRemoved(room.state, person)) throw new Problem('removed_from_room');
  const participantId = isSame ? before.participantId : randomUUID();
  const name = user?.name ?? (visit.name || (isSame ? before.name : ''));
  const ticket = await issueTicket(services, {
    roomId: room.id,
    participantId,
    userId: user?.id ?? null,
    name,
    ...place,
    ...(browser && { browser }),
    ...(invitation && { invitation }),
  });
  return {
    ticket,
    participant_id: participantId,
    room: {
      room_id: room.id,
      kind: room.kind,
      title: interview ? await companyName(services, interview.employerId) : room.title,
      subtitle: interview?.title ?? '',
      is_host: place.isHost,
      is_party: place.isParty,
      starts_at: interview?.startsAt.toISOString() ?? null,
      ends_at: interview?.endsAt.toISOString() ?? null,
      invite_path: await invitePath(services, found),
      present: room.state.occupants.filter((one) => one.userId !== (user?.id ?? -1)).map((one) => one.name),
      name,
    },
  };
}

/** The address that admits others; only hosts and parties of an interview may share it. */
async function invitePath(services: Services, { room, interview, place }: FoundRoom): Promise<string> {
  if (!interview) return roomPath(room.id);
  if (!place.isHost) return '';
  return roomPath(room.id, await issueInvitation(services, { roomId: room.id, closesAt: interview.closesAt }));
}

async function companyName({ db }: Services, employerId: number): Promise<string> {
  const employer = await findUser(db, employerId);
  return employer?.companyName || (employer?.name ?? '');
}
