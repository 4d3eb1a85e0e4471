import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { type ErasePerson, inEveryText } from '../accounts/index.ts';
import { chatConversations, chatMessages, chatReports } from './chat.tables.ts';

/** Takes a person who removes the account out of what others wrote to them, and reported about them. */
export const forgetInChat: ErasePerson = async (tx, { userId, forget }) => {
  const own = or(eq(chatConversations.seekerId, userId), eq(chatConversations.employerId, userId));
  const conversations = await tx.select({ id: chatConversations.id }).from(chatConversations).where(own);
  for (const { id } of conversations) {
    const messages = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, id), ne(chatMessages.senderId, userId)));
    for (const { seq, text, interview, questions } of messages) {
      const changed = inEveryText({ text, interview, questions }, forget);
      if (JSON.stringify(changed) === JSON.stringify({ text, interview, questions })) continue;
      await tx
        .update(chatMessages)
        .set(changed)
        .where(and(eq(chatMessages.conversationId, id), eq(chatMessages.seq, seq)));
    }
  }
  const reports = await tx.select().from(chatReports).where(eq(chatReports.contactId, userId));
  for (const { id, reason } of reports)
    await tx
      .update(chatReports)
      .set({ reason: forget(reason) })
      .where(inArray(chatReports.id, [id]));
};
