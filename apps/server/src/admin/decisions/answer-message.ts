import type { Decision } from '@jobblik/contract/admin/decisions.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { contactMessages } from '../../content/index.ts';
import type { AdminContext } from '../serve-admin.ts';
import { storeDecision } from './decide.ts';

/**
 * Answers a message of the contact form, or puts it aside with an empty answer.
 * @throws Problem `not_found`; `case_decided` for one that is answered
 */
export async function settleMessage(
  admin: AdminContext,
  { messageId, answer }: { messageId: number; answer: string },
): Promise<Decision> {
  const { tx, now } = admin;
  const isIt = eq(contactMessages.id, messageId);
  const [message] = await tx.select().from(contactMessages).where(isIt).for('update');
  if (!message) throw new Problem('not_found');
  if (message.answeredAt) throw new Problem('case_decided');
  await tx.update(contactMessages).set({ answeredAt: now, answer }).where(isIt);
  return await storeDecision(admin, {
    object: 'contact_message',
    objectId: messageId,
    kind: answer === '' ? 'not_ours' : 'answered',
    letters: [{ to: 'writer', text: answer }],
  });
}
