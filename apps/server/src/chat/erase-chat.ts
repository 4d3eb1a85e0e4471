import { chatContactChanged } from '@jobblik/contract/chat/chat.events';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { clearUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import {
  chatConversations,
  chatMembers,
  chatMessages,
  chatPeople,
  chatPresence,
  chatReports,
  chatUploads,
} from './chat.tables.ts';
import { forgetRightToWrite } from './live/right-to-write.ts';
import { dropUploads } from './store-upload.ts';

/**
 * Erases a person's messages and files. Contacts keep the conversation with their own messages; a conversation of two removed
 * people is deleted. Idempotent.
 */
export async function eraseChatOf(services: Services, userId: number): Promise<void> {
  const { db, files, realtime } = services;
  await dropUploads(services, eq(chatUploads.userId, userId));
  await inTransaction(db, async (tx) => {
    const people = or(eq(chatConversations.seekerId, userId), eq(chatConversations.employerId, userId));
    // Locked, so that no message is written while its sender's messages are erased.
    const conversations = await tx
      .select()
      .from(chatConversations)
      .where(people)
      .orderBy(chatConversations.id)
      .for('update');
    for (const fileId of await filesOfMessages(tx, [userId])) await files.release(tx, fileId);
    await tx
      .update(chatMessages)
      .set({ text: '', fileId: null, interview: null, questions: null, erased: true })
      .where(eq(chatMessages.senderId, userId));
    // Title and subject of an interview describe the invited person.
    await tx
      .update(chatMessages)
      .set({ interview: sql`${chatMessages.interview} || '{"title": "", "description": ""}'` })
      .where(
        and(
          isNotNull(chatMessages.interview),
          inArray(
            chatMessages.conversationId,
            conversations.map(({ id }) => id),
          ),
        ),
      );
    const contactIds = conversations.map(({ seekerId, employerId }) => (seekerId === userId ? employerId : seekerId));
    const goneToo = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, contactIds), isNotNull(users.removedAt)));
    const goneIds = new Set(goneToo.map(({ id }) => id));
    const deserted = conversations.filter(({ seekerId, employerId }) =>
      goneIds.has(seekerId === userId ? employerId : seekerId),
    );
    await tx.delete(chatConversations).where(
      inArray(
        chatConversations.id,
        deserted.map(({ id }) => id),
      ),
    );
    // Erased messages do not count as unread.
    for (const contactId of contactIds)
      await clearUnread(tx, services, { userId: contactId, kind: 'message', refId: userId });
    await tx.update(chatReports).set({ reason: '' }).where(eq(chatReports.userId, userId));
    await tx.delete(chatPeople).where(eq(chatPeople.userId, userId));
    await tx.delete(chatPresence).where(eq(chatPresence.userId, userId));
    await tx.update(chatMembers).set({ blockedAt: null }).where(eq(chatMembers.userId, userId));
    afterCommit(tx, () => {
      for (const pair of conversations) forgetRightToWrite(services, pair);
      realtime.nudge(contactIds, chatContactChanged, { user_id: userId });
    });
  });
}

/** Files sent by these people. */
export async function filesOfMessages(tx: Transaction, userIds: readonly number[]): Promise<string[]> {
  const sent = await tx
    .select({ fileId: chatMessages.fileId })
    .from(chatMessages)
    .where(and(inArray(chatMessages.senderId, [...userIds]), isNotNull(chatMessages.fileId)));
  return sent.flatMap(({ fileId }) => fileId ?? []);
}
