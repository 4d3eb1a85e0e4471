import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { daysBetween } from '../../platform/words/format';

/** One item of a conversation: a message, the date of a new day, or the line above the first unread message. */
export type TimelineItem =
  | { kind: 'day'; at: string }
  | { kind: 'new'; seq: number }
  | { kind: 'message'; message: ChatMessage; joined: boolean };

/** Milliseconds within which messages of one person are shown close together. */
const joinedMs = 5 * 60_000;

/**
 * The items of a conversation, top to bottom.
 * @param readSeq how far the caller had read when the conversation was opened; null for no line
 */
export function timelineOf(messages: readonly ChatMessage[], readSeq: number | null): TimelineItem[] {
  const firstNew =
    readSeq === null ? undefined : messages.find(({ seq, type }) => seq > readSeq && type === 'receive')?.seq;
  return messages.flatMap((message, at): TimelineItem[] => {
    const before = messages[at - 1];
    const isNewDay = !before || daysBetween(before.created_at, message.created_at) !== 0;
    const isFirstNew = message.seq === firstNew;
    const joined =
      !isNewDay &&
      !isFirstNew &&
      before.type === message.type &&
      Date.parse(message.created_at) - Date.parse(before.created_at) < joinedMs;
    return [
      ...(isNewDay ? [{ kind: 'day' as const, at: message.created_at }] : []),
      ...(isFirstNew ? [{ kind: 'new' as const, seq: message.seq }] : []),
      { kind: 'message', message, joined },
    ];
  });
}
