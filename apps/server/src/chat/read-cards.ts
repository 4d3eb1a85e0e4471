import { type MessageType, messageType } from '@jobblik/contract/chat/chat.rules';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { lockConversation } from './chat.queries.ts';
import { chatMessages } from './chat.tables.ts';
import { readUpTo } from './mark-read.ts';

/** Types that show something to act on, which other screens show as well. */
const cards: readonly MessageType[] = [messageType.interviewRequest, messageType.interview, messageType.questions];

/**
 * Marks a person's conversation as read up to the newest card of these types, after the person has acted on it elsewhere. Words of
 * the contact that came before it and are unread stay unread, and so does everything after them.
 */
export async function readRequestCards(
  tx: Transaction,
  services: Services,
  { userId, contactId }: { userId: number; contactId: number },
): Promise<void> {
  const view = await lockConversation(tx, userId, contactId);
  if (!view) return;
  const unread = await tx
    .select({ seq: chatMessages.seq, type: chatMessages.type })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.conversationId, view.conversation.id),
        gt(chatMessages.seq, view.mine.readSeq),
        ne(chatMessages.senderId, userId),
      ),
    )
    .orderBy(chatMessages.seq);
  const words = unread.find(({ type }) => !cards.includes(type));
  const last = unread.findLast(({ seq }) => words === undefined || seq < words.seq);
  if (last) await readUpTo(tx, services, view, last.seq);
}
