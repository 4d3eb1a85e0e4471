import { videoStatus } from '@jobblik/contract/applications/applications.rules';
import { chatProblems, messageOfParts, messageType } from '@jobblik/contract/chat/chat.rules';
import type { InterviewDetails } from '@jobblik/contract/chat/chat.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { setVideoStatus } from '../applications/index.ts';
import { answerRequest, postMessage } from '../chat/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';

/** What an answer is in the chat and at the application. */
const outcomes = {
  accepted: { type: messageType.interviewAccepted, status: videoStatus.accepted },
  declined: { type: messageType.interviewDeclined, status: videoStatus.declined },
  postponed: { type: messageType.postponed, status: videoStatus.postponed },
} as const;

export type RequestAnswer =
  | { uuid: string; answer: 'accepted' | 'declined' }
  | { uuid: string; answer: 'postponed'; reason: string; employerId: number };

/**
 * Answers an interview request by the uuid of its message: the request's state, the application's and the reply in the
 * conversation are written together.
 * @throws Problem `not_found` when it is no request to this person, `request_answered` (409) when it was answered before
 */
export async function answerInterviewRequest(services: Services, who: SignedIn, wish: RequestAnswer): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const request = await answerRequest(tx, who.userId, wish.uuid, wish.answer);
    const isOther = wish.answer === 'postponed' && request?.employerId !== wish.employerId;
    if (!request || isOther) throw new Problem('not_found');
    if (!request.isFirst) throw new Problem('request_answered', { status: chatProblems.request_answered });
    const { seekerId, employerId, interview } = request;
    const { type, status } = outcomes[wish.answer];
    const text =
      wish.answer === 'postponed'
        ? messageOfParts(timeOf(interview), wish.reason)
        : messageOfParts(interview.title, timeOf(interview));
    await postMessage(tx, services, { seekerId, employerId, from: 'seeker' }, { type, text, replyTo: wish.uuid });
    await setVideoStatus(tx, services, { applicationId: interview.app_id, seekerId, employerId }, status);
  });
}

/** "24.11.2026 10:00 - 10:30" */
function timeOf({ schedule_date: date, schedule_start: start, schedule_end: end }: InterviewDetails): string {
  return `${date} ${start} - ${end}`;
}
