import { chatLimits, messageType } from '@jobblik/contract/chat/chat.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq, gt, ilike, inArray, isNull } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { shownTo } from './chat.queries.ts';
import { chatMembers, chatMessages } from './chat.tables.ts';
import { cardsFor } from './contacts/list-contacts.ts';

/** Types that contain a person's text. */
const textTypes = [messageType.text, messageType.rejected, messageType.pending, messageType.postponed];

/** Text messages of a person that contain all words, the newest first. Deleted ones are not found. */
export async function searchMessages(
  services: Services,
  who: SignedIn,
  { keyword, contactId }: { keyword: string; contactId?: number | undefined },
) {
  const words = keyword.split(/\s+/).filter(Boolean);
  const rows = await services.db
    .select({ message: chatMessages, contactId: chatMembers.contactId })
    .from(chatMembers)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, chatMembers.conversationId))
    .where(
      and(
        eq(chatMembers.userId, who.userId),
        shownTo(services.db, who, chatMembers.contactId),
        contactId === undefined ? undefined : eq(chatMembers.contactId, contactId),
        gt(chatMessages.seq, chatMembers.hiddenSeq),
        inArray(chatMessages.type, textTypes),
        isNull(chatMessages.takenDownAt),
        ...words.map((word) => ilike(chatMessages.text, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.seq))
    .limit(chatLimits.hits);
  const card = await cardsFor(services, who, [...new Set(rows.map((row) => row.contactId))]);
  return rows.map(({ message, contactId: id }) => ({
    user_id: id,
    name: card(id).name,
    profile_pic: card(id).picture,
    seq: message.seq,
    uuid: message.uuid,
    message: message.text,
    created_at: message.createdAt.toISOString(),
    type: message.senderId === who.userId ? ('send' as const) : ('receive' as const),
  }));
}
