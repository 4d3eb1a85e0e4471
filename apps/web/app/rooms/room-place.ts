import { areas, pathTo, type ScreenArea } from '@jobblik/contract/paths';
import type { RoomKind } from '@jobblik/contract/rooms/rooms.rules';
import type { EnteredRoom } from '@jobblik/contract/rooms/rooms.schema';

export type RoomArea = ScreenArea | 'guest';

/** The room of a screen, and the page after it. */
export interface RoomPlace {
  link: string;
  /** The kind of room in the address; a link of another kind has none. */
  kind?: RoomKind;
  area: RoomArea;
}

/** The room of an address (spec 1§2, 2§2); null if the two ids of a candidate's address do not match. */
export function readRoomPlace(params: Readonly<Record<string, string | undefined>>): RoomPlace | null {
  const { stream_id: streamId, room_id: roomId, meeting_link: meetingLink } = params;
  if (streamId !== undefined && roomId !== undefined)
    return streamId === roomId ? { link: streamId, kind: 'interview', area: 'kandidat' } : null;
  if (streamId !== undefined) return { link: streamId, kind: 'interview', area: 'virksomhed' };
  if (meetingLink !== undefined) return { link: meetingLink, kind: 'company', area: 'virksomhed' };
  return roomId === undefined ? null : { link: roomId, area: 'guest' };
}

/**
 * Where a person goes when the call is over (spec 1§4, 2§4): the list of interviews, with the one that was held open. The demo's room,
 * which has no time, is in no list.
 */
export function pathAfter(
  { kind, room_id, starts_at }: Pick<EnteredRoom['room'], 'kind' | 'room_id' | 'starts_at'>,
  role: 'employer' | 'seeker' | null,
): string {
  if (role === null) return pathTo('home');
  const area = areas[role];
  if (kind !== 'interview') return pathTo('dashboard', { area });
  return `${pathTo('calendar', { area })}${starts_at === null ? '' : `?interview=${room_id}`}`;
}
