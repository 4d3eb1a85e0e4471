import type { Principal } from '@jobblik/contract/kernel/session';
import type { InterviewOfRoom } from './rooms.ports.ts';
import type { RoomRow } from './rooms.tables.ts';

/** The role of a person in a room. */
export interface Place {
  isHost: boolean;
  isParty: boolean;
}

type Door = Pick<RoomRow, 'kind' | 'hostId' | 'closedAt'>;

/**
 * The role in which a person may enter. Free and company rooms: everyone with the link; rooms of interviews: the two parties and
 * people with an invitation. Null for everyone else.
 */
export function placeFor(
  room: Door,
  who: Principal,
  { interview, isInvited }: { interview: InterviewOfRoom | null; isInvited: boolean },
): Place | null {
  const userId = who.kind === 'user' && !who.demo ? who.userId : null;
  if (room.kind !== 'interview') return room.closedAt ? null : { isHost: userId === room.hostId, isParty: false };
  if (!interview) return null;
  if (userId !== null && userId === interview.employerId) return { isHost: true, isParty: true };
  if (userId !== null && userId === interview.seekerId)
    return interview.admitsSeeker ? { isHost: false, isParty: true } : null;
  return isInvited ? { isHost: false, isParty: false } : null;
}

/** Who may end the call for everyone: the host, and either party of an interview. */
export function mayClose(place: Place): boolean {
  return place.isHost || place.isParty;
}
