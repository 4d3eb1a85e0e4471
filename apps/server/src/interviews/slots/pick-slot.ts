import type { FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, gt } from 'drizzle-orm';
import { exclusionViolation, sqlState } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { type Answered, acceptAt } from '../answer-interview.ts';
import { assertMay } from '../change-interview.ts';
import { type Interview, isTaken, lockOwnInterview } from '../interviews.queries.ts';
import { interviewSlots } from '../interviews.tables.ts';
import { listFreeSlots } from './free-slots.ts';

/** Slots that the seeker may pick for an interview. @throws Problem `not_found` and the refusals of picking */
export async function slotsFor(services: Services, who: SignedIn, key: string): Promise<FreeSlot[]> {
  return await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, key);
    const now = services.clock.now();
    assertMay('pick', 'seeker', interview, now);
    return await listFreeSlots(tx, interview.employerId, now);
  });
}

/**
 * Picks a free slot: the interview is agreed at that time, and its previous time is free again.
 * @returns `isAnswered` is false if somebody else was first, or the seeker has another interview then
 * @throws Problem `not_found` for another person's interview, and the refusals of picking
 */
export async function pickSlot(services: Services, who: SignedIn, key: string, slotId: number): Promise<Answered> {
  let locked: Interview | undefined;
  try {
    return await inTransaction(services.db, async (tx) => {
      const interview = await lockOwnInterview(tx, who, key);
      locked = interview;
      const now = services.clock.now();
      assertMay('pick', 'seeker', interview, now);
      const isSlot = and(
        eq(interviewSlots.id, slotId),
        eq(interviewSlots.employerId, interview.employerId),
        gt(interviewSlots.startsAt, now),
      );
      const [slot] = await tx.select().from(interviewSlots).where(isSlot);
      if (!slot || (await isTaken(tx, interview.employerId, slot, interview.id)))
        return { isAnswered: false, interview };
      await tx.delete(interviewSlots).where(isSlot);
      return { isAnswered: true, interview: await acceptAt(tx, services, interview, slot) };
    });
  } catch (error) {
    if (sqlState(error) === exclusionViolation && locked) return { isAnswered: false, interview: locked };
    throw error;
  }
}
