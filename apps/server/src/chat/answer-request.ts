import { messageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import type { InterviewDetails } from '@jobblik/contract/chat/chat.schema';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../platform/db/db.ts';
import type { Pair } from './chat.queries.ts';
import { chatConversations, chatMessages } from './chat.tables.ts';

/** An interview request as its answer needs it. */
export interface AnsweredRequest extends Pair {
  interview: InterviewDetails;
  /** Nobody had answered it before. */
  isFirst: boolean;
}

/** Notes the answer of a seeker to an interview request, by the uuid of its message; undefined when it is no request to them. */
export async function answerRequest(
  tx: Transaction,
  seekerId: number,
  uuid: string,
  answer: Exclude<RequestState, 'open'>,
): Promise<AnsweredRequest | undefined> {
  const [found] = await tx
    .select({ message: chatMessages, employerId: chatConversations.employerId })
    .from(chatMessages)
    .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
    .where(
      and(
        eq(chatMessages.uuid, uuid),
        eq(chatMessages.type, messageType.interviewRequest),
        eq(chatConversations.seekerId, seekerId),
      ),
    )
    .for('update');
  const interview = found?.message.interview;
  if (!found || !interview) return undefined;
  const isFirst = found.message.state === 'open';
  if (isFirst) await tx.update(chatMessages).set({ state: answer }).where(eq(chatMessages.uuid, uuid));
  return { seekerId, employerId: found.employerId, interview, isFirst };
}
