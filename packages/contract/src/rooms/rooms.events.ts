import { defineSocketEvent } from '@jobblik/contract/kernel/event';
import { id, text } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import {
  candidate,
  chatText,
  leaveReason,
  mediaState,
  peerSignal,
  roomId,
  roomMessage,
  roomView,
  sdpText,
  sentTrack,
} from './rooms.schema.ts';

/** An employer is in the room of an interview; sends the candidate to the stream screen (spec 1§4, 2§4). */
const joinStream = z.object({ room_id: roomId, stream_id: z.uuid(), candidate_id: id });
export const joinStreamSent = defineSocketEvent('join-stream', 'client', joinStream);
export const joinStreamPushed = defineSocketEvent('join-stream', 'server', joinStream);

/** The call is over for everyone in the room; `end_call_from_seeker` if the candidate ended it (spec 1§7, 2§7). */
const inRoom = z.object({ room_id: roomId });
export const endCallSent = defineSocketEvent('endCall', 'client', inRoom);
export const endCallPushed = defineSocketEvent('endCall', 'server', inRoom);
export const endCallFromSeekerSent = defineSocketEvent('end_call_from_seeker', 'client', inRoom);
export const endCallFromSeekerPushed = defineSocketEvent('end_call_from_seeker', 'server', inRoom);

/** To the employer: the candidate is in the room and waits. */
export const candidateWaits = defineSocketEvent(
  'candidate_waits',
  'server',
  z.object({ stream_id: z.string(), name: z.string() }),
);

/** A message to everyone in a room (spec 2§7), over the connection of the room. Acknowledged after the commit. */
export const roomMessageSent = defineSocketEvent(
  'chat_message_company',
  'client',
  z.object({
    action: z.enum(['message', 'image', 'doc', 'pdf']).default('message'),
    uuid: z.uuid(),
    meeting_link: roomId.optional(),
    userid: z.unknown().optional(),
    message: chatText,
  }),
);
export const roomMessagePushed = defineSocketEvent(
  'chat_message_company',
  'server',
  roomMessage.extend({ meeting_link: z.string(), userid: z.number().nullable() }),
);

/** Takes the place of the ticket's person, or takes it again. Acknowledged with `joinedRoom`. */
export const roomJoin = defineSocketEvent('room_join', 'client', z.object({ connection: z.uuid(), media: mediaState }));
export const roomChanged = defineSocketEvent('room_changed', 'server', roomView);
export const roomMedia = defineSocketEvent('room_media', 'client', mediaState);
export const roomLeave = defineSocketEvent('room_leave', 'client', z.object({}));
/** A person is no longer in the room: everyone's connection to them ends. Sent to that person alone. */
export const roomLeft = defineSocketEvent('room_left', 'server', z.object({ reason: leaveReason }));
export const roomRemove = defineSocketEvent('room_remove', 'client', z.object({ participant_id: text(64) }));
export const roomMuteAll = defineSocketEvent('room_mute_all', 'client', z.object({}));
/** The host mutes a person: the browser turns its microphone off. */
export const roomMuted = defineSocketEvent('room_muted', 'server', z.object({}));
/** Ends the call for everyone: the host, or either party of an interview. */
export const roomClose = defineSocketEvent('room_close', 'client', z.object({}));

const ends = { from: z.string().max(64), to: z.string().max(64) };
/** From browser to browser. `from` and `to` are connections; a reloaded page has another one. */
export const roomSignalSent = defineSocketEvent(
  'room_signal',
  'client',
  z.object({ participant_id: z.string().max(64), epoch: z.number().int(), ...ends, signal: peerSignal }),
);
export const roomSignalPushed = defineSocketEvent(
  'room_signal',
  'server',
  z.object({ participant_id: z.string(), epoch: z.number(), ...ends, signal: peerSignal }),
);

const epoch = z.number().int();
/** Offers the own tracks to the media server: audio, camera, screen in this order. Acknowledged with `{sdp}`. */
export const sfuPublish = defineSocketEvent('sfu_publish', 'client', z.object({ epoch, sdp: sdpText }));
/** The media server's offer of tracks; answered by `sfu_subscribed`. */
export const sfuOffer = defineSocketEvent(
  'sfu_offer',
  'server',
  z.object({ epoch, sdp: z.string(), tracks: z.array(sentTrack) }),
);
export const sfuSubscribed = defineSocketEvent('sfu_subscribed', 'client', z.object({ epoch, sdp: sdpText }));
export const sfuCandidates = defineSocketEvent(
  'sfu_candidates',
  'client',
  z.object({ epoch, of: z.enum(['publish', 'subscribe']), candidates: z.array(candidate).max(50) }),
);
