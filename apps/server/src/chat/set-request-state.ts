import { messageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import { chatMessages } from './chat.tables.ts';

/** Stores the outcome of an interview request, by the uuid of its message. */
export async function setRequestState(
  tx: Transaction,
  uuid: string,
  state: Exclude<RequestState, 'open'>,
): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ state })
    .where(and(eq(chatMessages.uuid, uuid), eq(chatMessages.type, messageType.interviewRequest)));
}
