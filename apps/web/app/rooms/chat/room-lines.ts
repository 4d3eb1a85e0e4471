import type { RoomMessage } from '@jobblik/contract/rooms/rooms.schema';

/** A message as the panel shows it. */
export interface RoomLine extends Pick<RoomMessage, 'uuid' | 'name' | 'action' | 'message' | 'file' | 'at'> {
  isOwn: boolean;
}

/** The conversation of the two parties of an interview, which the page of the room supplies. */
export interface RoomConversation {
  lines: readonly RoomLine[];
  isFailed: boolean;
  onRetry: () => void;
  /** The person has seen the newest line. */
  onRead: () => void;
}

/** The lines of a room by time: the conversation of its parties, and what is in the room only. */
export function roomLines(
  messages: readonly RoomMessage[],
  { ownId, conversation }: { ownId: string; conversation: readonly RoomLine[] },
): RoomLine[] {
  const inConversation = new Set(conversation.map(({ uuid }) => uuid));
  const others = messages
    .filter(({ uuid }) => !inConversation.has(uuid))
    .map((message) => ({ ...message, isOwn: message.participant_id === ownId }));
  return [...conversation, ...others].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
