import { chatContactChanged } from '@jobblik/contract/chat/chat.events';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { afterCommit, inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockConversation, type MemberView, openConversation, pairOf } from '../chat.queries.ts';
import { chatMembers } from '../chat.tables.ts';
import { forgetRightToWrite } from '../live/right-to-write.ts';
import { readUpTo } from '../mark-read.ts';
import { mayBegin } from './list-contacts.ts';

/** Changes the person's own side of a conversation and notifies their browsers. */
async function changeOwnSide(
  tx: Transaction,
  services: Services,
  { mine }: MemberView,
  values: Partial<typeof chatMembers.$inferInsert>,
): Promise<void> {
  await tx
    .update(chatMembers)
    .set(values)
    .where(and(eq(chatMembers.userId, mine.userId), eq(chatMembers.contactId, mine.contactId)));
  const changed = { user_id: mine.contactId };
  afterCommit(tx, () => services.realtime.nudge([mine.userId], chatContactChanged, changed));
}

/**
 * Deletes a conversation for the person; the contact keeps it, and the next message shows it again. Idempotent.
 * @returns false without such a conversation
 */
export async function deleteChat(services: Services, who: SignedIn, contactId: number): Promise<boolean> {
  return await inTransaction(services.db, async (tx) => {
    const view = await lockConversation(tx, who.userId, contactId);
    if (!view) return false;
    const { lastSeq } = view.conversation;
    if (lastSeq === view.mine.hiddenSeq) return true;
    // Unread messages that are deleted were not read: the contact is not notified.
    await readUpTo(tx, services, view, lastSeq, { notify: false });
    await changeOwnSide(tx, services, view, { hiddenSeq: lastSeq, hiddenBefore: view.mine.hiddenSeq });
    return true;
  });
}

/** Undoes the last deletion. @returns false without such a conversation */
export async function restoreChat(services: Services, who: SignedIn, contactId: number): Promise<boolean> {
  return await inTransaction(services.db, async (tx) => {
    const view = await lockConversation(tx, who.userId, contactId);
    if (!view) return false;
    await changeOwnSide(tx, services, view, { hiddenSeq: view.mine.hiddenBefore });
    return true;
  });
}

/**
 * Blocks a contact, who is not notified, or unblocks them.
 * @returns false for a person with whom there is no conversation and none is allowed
 */
export async function blockContact(
  services: Services,
  who: SignedIn,
  { contactId, blocked }: { contactId: number; blocked: boolean },
): Promise<boolean> {
  const pair = pairOf(who, contactId);
  if (!pair) return false;
  const mayOpen = await mayBegin(services, who, contactId);
  return await inTransaction(services.db, async (tx) => {
    const view =
      (await lockConversation(tx, who.userId, contactId)) ??
      (mayOpen ? await openConversation(tx, pair, who.userId) : undefined);
    if (!view) return false;
    if ((view.mine.blockedAt !== null) !== blocked) {
      await changeOwnSide(tx, services, view, { blockedAt: blocked ? services.clock.now() : null });
      afterCommit(tx, () => forgetRightToWrite(services, pair));
    }
    return true;
  });
}
