import { randomUUID } from 'node:crypto';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { findConversation, openConversation, type Pair } from './chat.queries.ts';
import { readUpTo } from './mark-read.ts';
import { appendMessage, type MessageContent } from './post-message.ts';

/** A message of sample data and tests, with its author and time (default now). */
export type MadeMessage = MessageContent & { from: 'seeker' | 'employer'; createdAt?: Date };

/** Writes messages of a pair as if they had been sent, without access checks. @returns their uuids */
export async function makeMessages(
  services: Services,
  pair: Pair,
  messages: readonly MadeMessage[],
): Promise<string[]> {
  const uuids: string[] = [];
  for (const { from, uuid = randomUUID(), createdAt, ...content } of messages) {
    const senderId = from === 'seeker' ? pair.seekerId : pair.employerId;
    const clock = createdAt ? { now: () => createdAt } : services.clock;
    await inTransaction(services.db, async (tx) => {
      const view = await openConversation(tx, pair, senderId);
      if (content.fileId) await services.files.claim(tx, content.fileId);
      await appendMessage(tx, { ...services, clock }, view, { uuid, ...content });
    });
    uuids.push(uuid);
  }
  return uuids;
}

/** Marks everything as read by one of the pair. */
export async function makeRead(services: Services, { seekerId, employerId }: Pair, by: 'seeker' | 'employer') {
  const [userId, contactId] = by === 'seeker' ? [seekerId, employerId] : [employerId, seekerId];
  await inTransaction(services.db, async (tx) => {
    const view = await findConversation(tx, userId, contactId);
    if (view) await readUpTo(tx, services, view, view.conversation.lastSeq);
  });
}
