import { interviewCancelled } from '@jobblik/contract/interviews/interviews.events';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { setRequestState } from '../chat/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { clearMarks, noteAtApplication, nudgeBoth } from './announce.ts';
import { assertMay, changeInterview } from './change-interview.ts';
import { mailOutsider } from './interviews.mails.ts';
import { type Interview, lockOwnInterview } from './interviews.queries.ts';
import { namesOfParties } from './parties.ts';

/**
 * Cancels an interview; its time is free again.
 * @param key number or uuid of the interview
 * @throws Problem `not_found` for another person's, `request_answered`, `interview_cancelled`, `interview_over`
 */
export async function cancelInterview(services: Services, who: SignedIn, key: number | string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, key);
    assertMay('cancel', 'employer', interview, services.clock.now());
    await cancelIn(tx, services, interview);
  });
}

/** Cancels a locked interview that may be cancelled. */
export async function cancelIn(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const cancelled = await changeInterview(tx, interview, { state: 'cancelled' });
  if (interview.messageUuid) await setRequestState(tx, interview.messageUuid, 'cancelled');
  await clearMarks(tx, services, cancelled);
  await noteAtApplication(tx, services, cancelled);
  nudgeBoth(tx, services, cancelled);
  const version = { interview_id: cancelled.id, sequence: cancelled.sequence };
  await services.tasks.publish(tx, interviewCancelled, version);
  if (cancelled.email === null) return;
  const about = { interview: cancelled, names: await namesOfParties(services, cancelled), to: cancelled.email };
  await mailOutsider(tx, services, 'cancelled.outsider', about);
}
