import { messageOfParts, messageType, type RequestState } from '@jobblik/contract/chat/chat.rules';
import { interviewAnswered, interviewResponse } from '@jobblik/contract/interviews/interviews.events';
import { postponePrefix } from '@jobblik/contract/interviews/interviews.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { postMessage, readRequestCards, setRequestState } from '../chat/index.ts';
import { exclusionViolation, sqlState, type Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { clearMarks, noteAtApplication, nudgeBoth, seeRequest } from './announce.ts';
import { assertMay, changeInterview } from './change-interview.ts';
import { holdDecline } from './declines/decline-interview.ts';
import { presentTime } from './interviews.present.ts';
import { type Interview, lockOwnInterview } from './interviews.queries.ts';
import { startReminders, tidyAfter } from './timers.ts';

export type Answer =
  | { answer: 'accepted' | 'declined' }
  | { answer: 'postponed'; reason: string; employerId?: number | undefined };

const steps = { accepted: 'accept', declined: 'decline', postponed: 'postpone' } as const;

/** The request that the link of a mail answers: no other version of the interview, and no answer that was given before. */
export type AskedByMail = Pick<Interview, 'sequence'>;

export interface Answered {
  /** False when the seeker has another interview at that time. The interview is then unchanged. */
  isAnswered: boolean;
  interview: Interview;
}

/**
 * Answers an interview request, or withdraws an earlier answer. The interview's state, the application's, the reply in the
 * conversation and the notices to both sides are written together; those of a decline when it can no longer be undone.
 * @param key uuid of the interview or of the message that asks for it
 * @param asked for an answer from a mail: the request that it answers
 * @throws Problem `not_found` for another person's, `request_answered`, `interview_changed`, `interview_cancelled`, `interview_over`
 */
export async function answerInterview(
  services: Services,
  who: Pick<SignedIn, 'userId' | 'role'>,
  key: string,
  answer: Answer,
  asked?: AskedByMail,
): Promise<Answered> {
  let locked: Interview | undefined;
  try {
    return await inTransaction(services.db, async (tx) => {
      const interview = await lockOwnInterview(tx, who, key);
      locked = interview;
      if (answer.answer === 'postponed' && (answer.employerId ?? interview.employerId) !== interview.employerId)
        throw new Problem('not_found');
      assertMay(steps[answer.answer], 'seeker', interview, services.clock.now());
      if (asked) assertAsked(interview, asked);
      if (answer.answer === 'declined')
        return { isAnswered: true, interview: await holdDecline(tx, services, interview) };
      const reason = answer.answer === 'postponed' ? answer.reason : '';
      const changed = await changeInterview(tx, interview, { state: answer.answer, reason });
      await answerInChat(tx, services, changed, answer.answer, reason);
      await completeAnswer(tx, services, changed);
      return { isAnswered: true, interview: changed };
    });
  } catch (error) {
    if (sqlState(error) === exclusionViolation && locked) return { isAnswered: false, interview: locked };
    throw error;
  }
}

/** @throws Problem `request_answered`, `interview_changed` */
function assertAsked(interview: Interview, asked: AskedByMail): void {
  if (interview.state !== 'requested') throw new Problem('request_answered');
  if (interview.sequence !== asked.sequence) throw new Problem('interview_changed');
}

/** Agrees an interview at a free slot, in the transaction that has deleted the slot. */
export async function acceptAt(
  tx: Transaction,
  services: Services,
  interview: Interview,
  { startsAt, endsAt }: Period,
): Promise<Interview> {
  const changed = await changeInterview(tx, interview, { state: 'accepted', startsAt, endsAt, reason: '' });
  await answerInChat(tx, services, changed, 'accepted', '');
  await completeAnswer(tx, services, changed);
  return changed;
}

/** Declines a locked interview for good. */
export async function declineIn(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const changed = await changeInterview(tx, interview, { state: 'declined' });
  await answerInChat(tx, services, changed, 'declined', '');
  await completeAnswer(tx, services, changed);
}

const replies = {
  accepted: messageType.interviewAccepted,
  declined: messageType.interviewDeclined,
  postponed: messageType.postponed,
} as const;

/** Writes the reply in the conversation, and the new state of the request's message. */
export async function answerInChat(
  tx: Transaction,
  services: Services,
  { seekerId, employerId, title, messageUuid, startsAt, endsAt }: Interview,
  answer: Exclude<RequestState, 'open' | 'moved' | 'cancelled'>,
  reason: string,
): Promise<void> {
  if (seekerId === null) return;
  if (messageUuid) await setRequestState(tx, messageUuid, answer);
  const { schedule_date: date, schedule_start: start, schedule_end: end } = presentTime(startsAt, endsAt);
  const text =
    answer === 'postponed'
      ? messageOfParts(postponePrefix, reason)
      : messageOfParts(title, date && `${date} ${start} - ${end}`);
  const content = { type: replies[answer], text, ...(messageUuid && { replyTo: messageUuid }) };
  await postMessage(tx, services, { seekerId, employerId, from: 'seeker' }, content);
  // The cards were read when the decline was made; later ones may have come since.
  if (answer !== 'declined') await readRequestCards(tx, services, { userId: seekerId, contactId: employerId });
}

/** Updates counters, the application, timers and events after an answer. */
async function completeAnswer(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { id, sequence, seekerId, employerId, applicationId, uuid, startsAt, endsAt } = interview;
  await clearMarks(tx, services, interview);
  await seeRequest(tx, services, interview);
  await noteAtApplication(tx, services, interview);
  await services.tasks.publish(tx, interviewAnswered, { interview_id: id, sequence });
  nudgeBoth(tx, services, interview);
  if (interview.state !== 'accepted' || seekerId === null) return;
  await startReminders(tx, services, interview);
  await tidyAfter(tx, services, interview);
  afterCommit(tx, () =>
    services.realtime.nudge([employerId], interviewResponse, {
      userid: seekerId,
      receiver: employerId,
      app_id: applicationId,
      interview_time: presentTime(startsAt, endsAt),
      real_uuid: uuid,
    }),
  );
}
