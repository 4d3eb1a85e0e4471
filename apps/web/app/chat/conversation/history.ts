import { messageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';

/** The part of a conversation that this browser has: the newest messages, oldest first, without gaps. */
export interface History {
  messages: readonly ChatMessage[];
  /** True when there are older messages on the server. */
  hasOlder: boolean;
  /** How far the contact has read. */
  seenSeq: number;
  /** How far the caller has read. */
  readSeq: number;
  contact: ChatContact;
}

/** An answer of the history call. */
export interface HistoryPage {
  result_message_json: readonly ChatMessage[];
  has_more: boolean;
  read_seq: number;
  contact_read_seq: number;
  contact: ChatContact;
}

const requestStateOf: Readonly<Partial<Record<number, RequestState>>> = {
  [messageType.interviewAccepted]: 'accepted',
  [messageType.interviewDeclined]: 'declined',
  [messageType.postponed]: 'postponed',
};

/** A conversation with only its newest page. */
export function historyOf(page: HistoryPage): History {
  return {
    messages: page.result_message_json,
    hasOlder: page.has_more,
    seenSeq: page.contact_read_seq,
    readSeq: page.read_seq,
    contact: page.contact,
  };
}

/** Adds newer messages. A repeated page changes nothing. */
export function withNewer(history: History, page: HistoryPage): History {
  return {
    ...history,
    messages: merge(history.messages, page.result_message_json),
    seenSeq: Math.max(history.seenSeq, page.contact_read_seq),
    readSeq: Math.max(history.readSeq, page.read_seq),
    contact: page.contact,
  };
}

/** Adds older messages. */
export function withOlder(history: History, page: HistoryPage): History {
  return { ...history, messages: merge(history.messages, page.result_message_json), hasOlder: page.has_more };
}

/** The contact has read as far as a message. A late event does not move the position back. */
export function withSeen(history: History, seq: number): History {
  return seq > history.seenSeq ? { ...history, seenSeq: seq } : history;
}

/** The caller has read as far as a message. */
export function withRead(history: History, seq: number): History {
  return seq > history.readSeq ? { ...history, readSeq: seq } : history;
}

/** Number of the newest loaded message; 0 without any. */
export function lastSeq({ messages }: Pick<History, 'messages'>): number {
  return messages.at(-1)?.seq ?? 0;
}

/** Number of the newest message of the contact that the caller has not read; 0 when all are read. */
export function unreadSeq({ messages, readSeq }: Pick<History, 'messages' | 'readSeq'>): number {
  const newest = messages.findLast(({ type }) => type === 'receive')?.seq ?? 0;
  return newest > readSeq ? newest : 0;
}

/**
 * If two messages have the same number, the later one replaces the earlier; a reply to an interview request changes the request's
 * state.
 */
function merge(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): readonly ChatMessage[] {
  if (arrived.length === 0) return known;
  const bySeq = new Map([...known, ...arrived].map((message) => [message.seq, message]));
  const messages = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  const states = new Map(
    messages.flatMap(({ reply_to, message_type }) => {
      const state = requestStateOf[message_type];
      return reply_to && state ? [[reply_to, state] as const] : [];
    }),
  );
  if (states.size === 0) return messages;
  return messages.map((message) => {
    const state = states.get(message.uuid);
    return state && message.state !== state ? { ...message, state } : message;
  });
}
