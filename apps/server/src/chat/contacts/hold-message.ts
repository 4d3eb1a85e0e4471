import { chatContactChanged } from '@jobblik/contract/chat/chat.events';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { afterCommit } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { chatConversations, chatMessages } from '../chat.tables.ts';

/**
 * Takes a message down, or gives it back. Both people see that there was one.
 * @returns whether it was down before, undefined for an unknown message
 */
export async function holdMessage(
  tx: Transaction,
  services: Services,
  { uuid, takenDown, now }: { uuid: string; takenDown: boolean; now: Date },
): Promise<{ wasTakenDown: boolean } | undefined> {
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.uuid, uuid)).for('update');
  if (!message || message.erased) return undefined;
  const takenDownAt = takenDown ? (message.takenDownAt ?? now) : null;
  await tx.update(chatMessages).set({ takenDownAt }).where(eq(chatMessages.uuid, uuid));
  const [pair] = await tx.select().from(chatConversations).where(eq(chatConversations.id, message.conversationId));
  if (pair) {
    const { seekerId, employerId } = pair;
    afterCommit(tx, () => {
      services.realtime.nudge([seekerId], chatContactChanged, { user_id: employerId });
      services.realtime.nudge([employerId], chatContactChanged, { user_id: seekerId });
    });
  }
  return { wasTakenDown: message.takenDownAt !== null };
}
