import { requiredText, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { leaveReasons, roomKinds, roomLimits } from './rooms.rules.ts';

/** The unguessable part of a room's address. For interviews it is the stream id. */
export const roomId = z.string().regex(/^[\w-]{8,64}$/, 'invalid');

/** Media that a participant sends. */
export const mediaState = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() });
export type MediaState = z.infer<typeof mediaState>;

export const participant = mediaState.extend({
  id: z.string(),
  /** Changes when the browser has reloaded the page, which loses its earlier connections. */
  connection: z.string(),
  name: z.string(),
  is_host: z.boolean(),
  /** The signalling connection is lost; the place is kept for a while. */
  away: z.boolean(),
});
export type Participant = z.infer<typeof participant>;

/** A room as everyone in it sees it. The higher revision is the newer one. */
export const roomView = z.object({
  room_id: z.string(),
  revision: z.number(),
  transport: z.enum(['mesh', 'sfu']),
  /** Increased when the media have to be set up again: another transport or another media server. */
  epoch: z.number(),
  /** In the order in which they joined. */
  participants: z.array(participant),
  /** Milliseconds since two people were first in the room together; null before. */
  elapsed_ms: z.number().nullable(),
});
export type RoomView = z.infer<typeof roomView>;

export const roomMessage = z.object({
  uuid: z.string(),
  participant_id: z.string(),
  name: z.string(),
  action: z.enum(['message', 'image', 'doc', 'pdf']),
  message: z.string(),
  file: z.object({ url: z.string(), real_name: z.string(), size: z.number() }).nullable(),
  at: z.string(),
});
export type RoomMessage = z.infer<typeof roomMessage>;

/** A STUN or TURN server for the browser's connections (W3C `RTCIceServer`). */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof iceServer>;

/** Answer to entering a room. */
export const enteredRoom = z.object({
  /** Opens the signalling connection, for this person and this room only. */
  ticket: z.string(),
  participant_id: z.string(),
  room: z.object({
    room_id: z.string(),
    kind: z.enum(roomKinds),
    title: z.string(),
    subtitle: z.string(),
    is_host: z.boolean(),
    /** The caller is one of the two parties of an interview. */
    is_party: z.boolean(),
    /** ISO instants; null for rooms without a time. */
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    /** Path of the invitation for others. */
    invite_path: z.string(),
    /** Names of the other people in the room. */
    present: z.array(z.string()),
    name: z.string(),
  }),
});
export type EnteredRoom = z.infer<typeof enteredRoom>;

const sdp = z.string().min(1).max(roomLimits.sdp);
export const description = z.object({ type: z.enum(['offer', 'answer']), sdp });
export type Description = z.infer<typeof description>;

export const candidate = z.object({
  candidate: z.string().max(roomLimits.candidate),
  sdpMid: z.string().max(32).nullable().optional(),
  sdpMLineIndex: z.number().int().min(0).max(256).nullable().optional(),
  usernameFragment: z.string().max(256).nullable().optional(),
});
export type Candidate = z.infer<typeof candidate>;

/** From one browser to another: a session description, or ICE candidates found later. */
export const peerSignal = z.union([z.object({ description }), z.object({ candidates: z.array(candidate).max(50) })]);
export type PeerSignal = z.infer<typeof peerSignal>;

/** A track that the media server sends. */
export const sentTrack = z.object({
  mid: z.string(),
  participant_id: z.string(),
  kind: z.enum(['audio', 'camera', 'screen']),
});
export type SentTrack = z.infer<typeof sentTrack>;

export const leaveReason = z.enum(leaveReasons);
export const guestName = text(roomLimits.name);
export const chatText = requiredText(roomLimits.text);
export const sdpText = sdp;

/** Acknowledgement of `room_join`. */
export const joinedRoom = z.object({
  participant_id: z.string(),
  view: roomView,
  messages: z.array(roomMessage),
  ice_servers: z.array(iceServer),
});
export type JoinedRoom = z.infer<typeof joinedRoom>;
