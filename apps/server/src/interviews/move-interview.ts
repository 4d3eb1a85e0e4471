import { interviewMoved } from '@jobblik/contract/interviews/interviews.events';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { assertNotReported, setRequestState } from '../chat/index.ts';
import { countStrangerMail } from '../notices/strangers/index.ts';
import { exclusionViolation, sqlState } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { announce, clearMarks } from './announce.ts';
import { assertMay, changeInterview } from './change-interview.ts';
import { assertAhead, assertPlainTitle } from './interview-problem.ts';
import { strangerMail } from './interviews.mails.ts';
import { isTaken, lockOwnInterview } from './interviews.queries.ts';
import { namesOfParties } from './parties.ts';
import { startReminders, tidyAfter } from './timers.ts';

export interface Move extends Period {
  title?: string | undefined;
  description?: string | undefined;
}

/**
 * Moves an interview. A job seeker is asked again; a person outside Jobblik gets a mail with the new time.
 * @param key number or uuid of the interview
 * @returns false if the new time is taken
 * @throws Problem `not_found` for another person's, `invalid_input`, `request_answered`, `interview_cancelled`, `interview_over`,
 * and those of `countStrangerMail`, as the mail of a move counts like an invitation
 */
export async function moveInterview(
  services: Services,
  who: SignedIn,
  key: number | string,
  { title, description, startsAt, endsAt }: Move,
): Promise<boolean> {
  const period = { startsAt, endsAt };
  assertAhead(period, services.clock.now());
  try {
    return await inTransaction(services.db, async (tx) => {
      const interview = await lockOwnInterview(tx, who, key);
      assertMay('move', 'employer', interview, services.clock.now());
      if (await isTaken(tx, interview.employerId, period, interview.id)) return false;
      if (interview.email !== null) {
        assertPlainTitle(title ?? interview.title);
        await assertNotReported(tx, interview.employerId);
      }
      const moved = await changeInterview(tx, interview, {
        ...period,
        title: title ?? interview.title,
        description: description ?? interview.description,
        reason: '',
        startedAt: null,
        state: interview.kind === 'candidate' ? 'requested' : 'accepted',
      });
      if (interview.messageUuid) await setRequestState(tx, interview.messageUuid, 'moved');
      await clearMarks(tx, services, moved);
      await announce(tx, services, moved);
      await services.tasks.publish(tx, interviewMoved, { interview_id: moved.id, sequence: moved.sequence });
      await tidyAfter(tx, services, moved);
      if (moved.email !== null) {
        await startReminders(tx, services, moved);
        const names = await namesOfParties(services, moved);
        const links = await countStrangerMail(tx, services, { senderId: moved.employerId, address: moved.email });
        const about = { interview: moved, names, to: moved.email };
        await queueMail(tx, services, strangerMail(services, 'moved.outsider', about, links));
      }
      return true;
    });
  } catch (error) {
    if (sqlState(error) === exclusionViolation) return false;
    throw error;
  }
}
