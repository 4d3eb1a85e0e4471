import { pathTo } from '../paths.ts';
/** Kinds of rooms: for everyone with the link (`free`), for meetings of a company, for one interview. */
export const roomKinds = ['free', 'company', 'interview'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** How media are sent: from browser to browser, or through a media server. */
export type RoomTransport = 'mesh' | 'sfu';

/** Most people in a room by transport; a mesh of five makes each browser encode four times. */
export const roomCapacity: Readonly<Record<RoomTransport, number>> = { mesh: 4, sfu: 12 };

export const roomLimits = {
  /** Characters of a session description and of one candidate. */
  sdp: 60_000,
  candidate: 1_000,
  /** Characters of a message in the room's chat, and messages that a room stores. */
  text: 4_000,
  messages: 500,
  /** Characters of the name that a guest gives. */
  name: 60,
  /** Seconds for which a person whose connection was lost keeps the place. */
  awaySeconds: 30,
} as const;

/** How the microphone is opened (spec 1§9). */
export const audioSettings = {
  sampleRate: { ideal: 22_000 },
  channelCount: { ideal: 1 },
  echoCancellation: true,
  autoGainControl: true,
} as const;

/** Name of the socket namespace of the rooms, which is opened with a ticket. */
export const roomSpace = '/rooms';

/** Why a person is no longer in a room. */
export const leaveReasons = ['ended', 'removed', 'replaced', 'left'] as const;
export type LeaveReason = (typeof leaveReasons)[number];

/** Path of a room for guests. */
export function roomPath(roomId: string, invitation?: string): string {
  const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
  return `${pathTo('guestRoom', { room_id: roomId })}${query}`;
}

/** The room and the invitation in an address that {@link roomPath} made, regardless of its host; undefined for other texts. */
export function readRoomLink(link: string): { roomId: string; invitation?: string } | undefined {
  const [, roomId, query = ''] = /^(?:https?:\/\/[^/?#]+)?\/stream\/([\w-]{8,64})\/?(?:\?([^#]*))?$/.exec(link) ?? [];
  const invitation = /(?:^|&)invitation=([\w.%-]+)/.exec(query)?.[1];
  return roomId === undefined
    ? undefined
    : { roomId, ...(invitation && { invitation: decodeURIComponent(invitation) }) };
}

/** Rows and columns of the tiles (spec 1§9): a single tile fills the room, more are shown in two rows. */
export function gridOf(tiles: number): { rows: number; columns: number } {
  return tiles <= 1 ? { rows: 1, columns: 1 } : { rows: 2, columns: Math.ceil(tiles / 2) };
}
