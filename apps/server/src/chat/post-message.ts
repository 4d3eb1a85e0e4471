import { randomUUID } from 'node:crypto';
import { chatMessagePushed } from '@jobblik/contract/chat/chat.events';
import { actionOfType, type MessageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import type { InterviewDetails, QuestionsDetails, SentMessage } from '@jobblik/contract/chat/chat.schema';
import { and, eq, exists, sql } from 'drizzle-orm';
import { markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { findPeople, type MemberView, openConversation, type Pair } from './chat.queries.ts';
import { chatConversations, chatMembers, chatMessages, type MessageRow } from './chat.tables.ts';
import { recentNamesOfPair } from './contacts/contact-names.ts';

/** What a message says. */
export interface MessageContent {
  type: MessageType;
  /** Of a message that is referred to later; made here unless given. */
  uuid?: string;
  text?: string;
  fileId?: string;
  /** State of an interview request. */
  state?: RequestState;
  replyTo?: string;
  interview?: InterviewDetails;
  questions?: QuestionsDetails;
}

/**
 * Writes a message of one of the two people in the transaction of what caused it (begun by `inTransaction`): a decision with its
 * words, questions, an interview request. Both people's browsers are notified after the commit. Nothing is written to or from
 * a removed account, or to somebody who has blocked the sender.
 */
export async function postMessage(
  tx: Transaction,
  services: Services,
  { from, ...pair }: Pair & { from: 'seeker' | 'employer' },
  content: MessageContent,
): Promise<void> {
  const people = await findPeople(tx, [pair.seekerId, pair.employerId], { lock: true });
  if ([pair.seekerId, pair.employerId].some((id) => people.get(id)?.removed !== false)) return;
  const senderId = from === 'seeker' ? pair.seekerId : pair.employerId;
  const view = await openConversation(tx, pair, senderId);
  if (view.theirs.blockedAt) return;
  await appendMessage(tx, services, view, { uuid: randomUUID(), ...content });
}

/**
 * Appends a message to a locked conversation: its number, the receiver's unread mark, and the pushes after the commit.
 * @returns undefined when there is a message with this uuid already
 */
export async function appendMessage(
  tx: Transaction,
  services: Services,
  { conversation, mine }: MemberView,
  content: MessageContent & { uuid: string },
): Promise<MessageRow | undefined> {
  const seq = conversation.lastSeq + 1;
  const createdAt = services.clock.now();
  const message = tx.$with('message').as(
    tx
      .insert(chatMessages)
      .values({ ...content, conversationId: conversation.id, seq, senderId: mine.userId, createdAt })
      .onConflictDoNothing({ target: chatMessages.uuid })
      .returning(),
  );
  const isNew = exists(tx.select({ one: sql`1` }).from(message));
  const last = tx.$with('last').as(
    tx
      .update(chatConversations)
      .set({ lastSeq: seq, lastAt: createdAt })
      .where(and(eq(chatConversations.id, conversation.id), isNew))
      .returning({ id: chatConversations.id }),
  );
  const sent = tx.$with('sent').as(
    tx
      .update(chatMembers)
      .set({ sentSeq: seq })
      .where(and(eq(chatMembers.userId, mine.userId), eq(chatMembers.contactId, mine.contactId), isNew))
      .returning({ userId: chatMembers.userId }),
  );
  // One statement: the way to the database and back is what a message costs.
  const [row] = await tx.with(message, last, sent).select().from(message);
  if (!row) return undefined;
  afterCommit(tx, () => pushMessage(services, conversation, row));
  await markUnread(tx, services, { userId: mine.contactId, kind: 'message', refId: mine.userId, subjectId: seq });
  return row;
}

/** Tells every browser of both people of a stored message. */
async function pushMessage(services: Services, { seekerId, employerId }: Pair, row: MessageRow): Promise<void> {
  const { seeker, employer } = await recentNamesOfPair(services, { seekerId, employerId });
  const isFromSeeker = row.senderId === seekerId;
  services.realtime.nudge([seekerId, employerId], chatMessagePushed, {
    action: actionOfType[row.type],
    uuid: row.uuid,
    userid: row.senderId,
    receiver: isFromSeeker ? employerId : seekerId,
    message: wireText(row),
    sender_name: isFromSeeker ? seeker : employer,
    receiver_name: isFromSeeker ? employer : seeker,
  });
}

/** The `message` of the wire: the text, the stored name of a file, or JSON. */
export function wireText({ text, fileId, interview, questions }: MessageRow): string {
  if (fileId) return fileId;
  const details = interview ?? questions;
  return details ? JSON.stringify(details) : text;
}

/** The acknowledgement of a stored message. */
export function acknowledgement({ uuid, seq, type, createdAt }: MessageRow): SentMessage {
  return { uuid, seq, message_type: type, created_at: createdAt.toISOString() };
}
