import { chatRead } from '@jobblik/contract/chat/chat.events';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { lockConversation, type MemberView } from './chat.queries.ts';
import { chatMembers } from './chat.tables.ts';

/**
 * Marks conversations as read, to the end or as far as `seq`. The position never moves back; contacts without a conversation are
 * skipped. Both people's browsers are notified.
 */
export async function markRead(
  services: Services,
  who: SignedIn,
  { contactIds, seq }: { contactIds: readonly number[]; seq?: number | undefined },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    for (const contactId of [...new Set(contactIds)].sort((a, b) => a - b)) {
      const view = await lockConversation(tx, who.userId, contactId);
      if (view) await readUpTo(tx, services, view, seq ?? view.conversation.lastSeq);
    }
  });
}

/** Moves the person's read position in a locked conversation, and removes the unread marks up to it. */
export async function readUpTo(
  tx: Transaction,
  services: Services,
  { conversation, mine }: MemberView,
  requestedSeq: number,
  { notify = true }: { notify?: boolean } = {},
): Promise<void> {
  const seq = Math.min(requestedSeq, conversation.lastSeq);
  if (seq <= mine.readSeq) return;
  const { userId, contactId } = mine;
  await tx
    .update(chatMembers)
    .set({ readSeq: seq })
    .where(and(eq(chatMembers.userId, userId), eq(chatMembers.contactId, contactId)));
  const subjectId = Array.from({ length: seq - mine.readSeq }, (_, index) => mine.readSeq + 1 + index);
  await clearUnread(tx, services, { userId, kind: 'message', refId: contactId, subjectId });
  if (!notify) return;
  afterCommit(tx, () =>
    services.realtime.nudge([userId, contactId], chatRead, { userid: userId, receiver: contactId, seq }),
  );
}
