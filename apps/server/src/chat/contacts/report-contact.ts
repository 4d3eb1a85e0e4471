import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { findConversation } from '../chat.queries.ts';
import { chatMessages, chatReports } from '../chat.tables.ts';

export interface ChatReport {
  contactId: number;
  reason: string;
  /** The message it is about. */
  uuid?: string | undefined;
}

/**
 * Reports a conversation to the operator. A person has one report for each contact; another one replaces it and is open again.
 * @returns false without such a conversation, or if the message is not in it
 */
export async function reportContact(
  { db, clock }: Services,
  who: SignedIn,
  { contactId, reason, uuid }: ChatReport,
): Promise<boolean> {
  const view = await findConversation(db, who.userId, contactId);
  if (!view) return false;
  if (uuid !== undefined) {
    const [message] = await db
      .select({ seq: chatMessages.seq })
      .from(chatMessages)
      .where(and(eq(chatMessages.uuid, uuid), eq(chatMessages.conversationId, view.conversation.id)));
    if (!message) return false;
  }
  const values = { messageUuid: uuid ?? null, reason, createdAt: clock.now(), handledAt: null };
  await db
    .insert(chatReports)
    .values({ userId: who.userId, contactId, ...values })
    .onConflictDoUpdate({ target: [chatReports.userId, chatReports.contactId], set: values });
  return true;
}
