import { type SendAction, typeOfAction } from '@jobblik/contract/chat/chat.rules';
import type { SentMessage } from '@jobblik/contract/chat/chat.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { userType } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { beginContact } from './begin-contact.ts';
import { findPeople, openConversation, type Pair, pairOf } from './chat.queries.ts';
import { chatConversations, chatMessages, chatUploads, type MessageRow } from './chat.tables.ts';
import { recentNamesOfPair } from './contacts/contact-names.ts';
import { activeAmong } from './live/presence.ts';
import { readRightToWrite, recentRightToWrite } from './live/right-to-write.ts';
import { countSend } from './live/send-rate.ts';
import { acknowledgement, appendMessage } from './post-message.ts';

export interface Outgoing {
  uuid: string;
  receiver: number;
  action: SendAction;
  /** The text, or the id of an uploaded file. */
  message: string;
}

/**
 * Stores a message. The same uuid from the same sender to the same receiver is stored once and gets the first answer, also if the
 * sender may no longer write.
 * @throws Problem `too_many_requests`, `may_not_write`, `email_not_confirmed`, `contact_blocked`, `contact_removed`, `uuid_taken`, `file_not_found`, and
 * those of {@link beginContact}
 */
export async function sendMessage(services: Services, who: SignedIn, outgoing: Outgoing): Promise<SentMessage> {
  await countSend(services.realtime, who.userId);
  try {
    return acknowledgement(await store(services, who, outgoing));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const before = await findSent(services.db, who, outgoing);
    if (before) return acknowledgement(before);
    throw error;
  }
}

async function store(services: Services, who: SignedIn, outgoing: Outgoing): Promise<MessageRow> {
  const pair = pairOf(who, outgoing.receiver);
  if (!pair) throw new Problem('may_not_write');
  await ensureMayWrite(services, who, pair, outgoing.receiver);
  return await inTransaction(services.db, async (tx) => {
    const { isVerified } = await ensureBothHere(tx, who, pair, outgoing.receiver);
    if (who.role === 'employer' && isVerified) await beginContact(tx, services, pair);
    const view = await openConversation(tx, pair, who.userId);
    if (!isVerified && view.theirs.sentSeq === 0) throw new Problem('email_not_confirmed');
    if (view.mine.blockedAt) throw new Problem('contact_blocked');
    if (view.theirs.blockedAt) throw new Problem('may_not_write');
    const content =
      outgoing.action === 'message'
        ? { text: outgoing.message }
        : { fileId: await claimUpload(tx, services, who, outgoing) };
    const row = await appendMessage(tx, services, view, {
      uuid: outgoing.uuid,
      type: typeOfAction[outgoing.action],
      ...content,
    });
    if (!row) throw new Problem('uuid_taken');
    afterCommit(tx, () => {
      // The sender does not wait for it. A crash in between loses only the push message: a mail follows as well.
      pushToDevices(services, pair, outgoing.receiver).catch((error: unknown) =>
        services.log.error({ err: error }, 'devices could not be told of a message'),
      );
    });
    return row;
  });
}

/** Sends a push message to the devices of the receiver, unless they have an open browser, which shows the message itself. */
async function pushToDevices(services: Services, pair: Pair, to: number): Promise<void> {
  if ((await activeAmong(services, [to])).has(to)) return;
  const { seeker, employer } = await recentNamesOfPair(services, pair);
  const toSeeker = to === pair.seekerId;
  const from = toSeeker ? pair.employerId : pair.seekerId;
  await services.ports.chat.pushMessage(services, { to, from, name: toSeeker ? employer : seeker });
}

/** @throws Problem `may_not_write`, `contact_removed` */
async function ensureMayWrite(services: Services, who: SignedIn, pair: Pair, contactId: number): Promise<void> {
  if ((await recentRightToWrite(services, who, pair)).isAllowed) return;
  // A refusal is not kept: the right may have begun a second ago.
  const { isAllowed, view } = await readRightToWrite(services, who, pair);
  if (isAllowed) return;
  // Only a person who had a conversation with a removed account gets this code.
  if (view && view.conversation.lastSeq > 0 && (await findPeople(services.db, [contactId])).get(contactId)?.removed)
    throw new Problem('contact_removed');
  throw new Problem('may_not_write');
}

/**
 * Locks both accounts against removal until the end of the transaction.
 * @returns whether the writer's e-mail is confirmed
 * @throws Problem `contact_removed`, `may_not_write`, `unauthenticated`
 */
async function ensureBothHere(tx: Transaction, who: SignedIn, pair: Pair, contactId: number) {
  const people = await findPeople(tx, [who.userId, contactId], { lock: true });
  const writer = people.get(who.userId);
  if (writer?.removed !== false) throw new Problem('unauthenticated');
  const contact = people.get(contactId);
  const type = contactId === pair.seekerId ? userType.seeker : userType.employer;
  if (contact?.type !== type) throw new Problem('may_not_write');
  if (contact.removed) throw new Problem('contact_removed');
  return { isVerified: writer.verified };
}

/** The file of a message, uploaded by the sender for this action. @throws Problem `file_not_found` */
async function claimUpload(
  tx: Transaction,
  services: Services,
  who: SignedIn,
  { action, message }: Outgoing,
): Promise<string> {
  if (!/^[0-9a-f-]{36}$/.test(message)) throw new Problem('file_not_found');
  const [upload] = await tx.select().from(chatUploads).where(eq(chatUploads.fileId, message));
  if (upload?.userId !== who.userId || upload.action !== action) throw new Problem('file_not_found');
  try {
    await services.files.claim(tx, message);
  } catch (error) {
    throw error instanceof Problem ? new Problem('file_not_found') : error;
  }
  return message;
}

/** The message with this uuid, if it is the sender's own to the same receiver. */
async function findSent(
  db: Services['db'],
  who: SignedIn,
  { uuid, receiver }: Outgoing,
): Promise<MessageRow | undefined> {
  const pair = pairOf(who, receiver);
  if (!pair) return undefined;
  const [row] = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatMessages.uuid, uuid),
        eq(chatMessages.senderId, who.userId),
        eq(chatConversations.seekerId, pair.seekerId),
        eq(chatConversations.employerId, pair.employerId),
      ),
    );
  return row?.message;
}
