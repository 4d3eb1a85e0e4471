import { declineHeldBack, undoOf } from '@jobblik/contract/interviews/interviews.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { readRequestCards } from '../../chat/index.ts';
import { clearUnread, markUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { nudgeSeeker, renewRequest, seeRequest } from '../announce.ts';
import { type Interview, lockOwnInterview } from '../interviews.queries.ts';
import { interviews } from '../interviews.tables.ts';

/** Makes a decline final when it can no longer be undone. Its time tells it from a later decline of the same interview. */
export const finishDecline = defineTask({
  name: 'interviews.finish-decline',
  payload: z.object({ interview_id: z.number(), declines_at: z.iso.datetime() }),
});

/**
 * Declines a locked interview so that it can be undone for ten seconds. The seeker sees the decline at once. For the employer nothing
 * changes, and the time stays reserved.
 */
export async function holdDecline(tx: Transaction, services: Services, interview: Interview): Promise<Interview> {
  const { id, seekerId, employerId } = interview;
  const declinesAt = new Date(services.clock.now().getTime() + declineHeldBack);
  await tx.update(interviews).set({ declinesAt }).where(eq(interviews.id, id));
  const payload = { interview_id: id, declines_at: declinesAt.toISOString() };
  await services.tasks.enqueue(tx, finishDecline, payload, { startAfter: declinesAt });
  await clearUnread(tx, services, { kind: 'seeker_interview', subjectId: id });
  if (seekerId !== null) await readRequestCards(tx, services, { userId: seekerId, contactId: employerId });
  await seeRequest(tx, services, interview);
  nudgeSeeker(tx, services, interview);
  return { ...interview, declinesAt };
}

/**
 * Undoes a decline within its ten seconds; one that was undone before stays undone.
 * @param key uuid of the interview or of the message that asks for it
 * @throws Problem `not_found` for another person's, `undo_too_late`, `interview_cancelled`, `interview_over`
 */
export async function undoDecline(
  services: Services,
  who: Pick<SignedIn, 'userId' | 'role'>,
  key: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, key);
    const outcome = undoOf(interview, services.clock.now());
    if (outcome === 'undone') return;
    if (outcome !== 'undo') throw new Problem(outcome);
    const { id, seekerId, state } = interview;
    await tx.update(interviews).set({ declinesAt: null }).where(eq(interviews.id, id));
    await renewRequest(tx, services, interview);
    const isOpen = state === 'requested' || state === 'offered';
    if (isOpen && seekerId !== null)
      await markUnread(tx, services, { userId: seekerId, kind: 'seeker_interview', subjectId: id });
    nudgeSeeker(tx, services, interview);
  });
}
