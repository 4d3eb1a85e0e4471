import { interviewRequested } from '@jobblik/contract/interviews/interviews.events';
import { interviewLimits, requestableStatuses } from '@jobblik/contract/interviews/interviews.rules';
import type { FreeSlot } from '@jobblik/contract/interviews/interviews.schema';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Database, exclusionViolation, sqlState, type Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { announce } from '../announce.ts';
import { assertCalendarOpen, requestableApplication, type Subject } from '../ask-for-interview.ts';
import { assertMayAsk, assertNotBlocked, type Booked } from '../book-interview.ts';
import { assertAhead } from '../interview-problem.ts';
import { presentSlot } from '../interviews.present.ts';
import { isTaken, lockCalendars, visibleInterview } from '../interviews.queries.ts';
import { interviewSlots, interviews } from '../interviews.tables.ts';

/** Coming slots of an employer that no interview covers, earliest first. */
export async function listFreeSlots(db: Database | Transaction, employerId: number, now: Date): Promise<FreeSlot[]> {
  const isCovered = sql`exists (select from ${interviews}
    where ${interviews.employerId} = ${interviewSlots.employerId} and ${interviews.during} && ${interviewSlots.during}
      and ${interviews.state} in ('held', 'requested', 'accepted'))`;
  const rows = await db
    .select()
    .from(interviewSlots)
    .where(and(eq(interviewSlots.employerId, employerId), gt(interviewSlots.startsAt, now), sql`not ${isCovered}`))
    .orderBy(asc(interviewSlots.startsAt))
    .limit(interviewLimits.slots);
  return rows.map(presentSlot);
}

/**
 * Publishes free slots, all or none; past ones do not count.
 * @returns `isStored` is false if one overlaps an interview or another slot
 * @throws Problem `membership_required`, `invalid_input`, `too_many_slots`
 */
export async function publishFreeSlots(
  services: Services,
  who: SignedIn,
  slots: readonly Period[],
): Promise<{ isStored: boolean; slots: FreeSlot[] }> {
  await assertCalendarOpen(services, who);
  const now = services.clock.now();
  for (const [at, slot] of slots.entries()) assertAhead(slot, now, `slots.${at}`);
  const isStored = await store(services, who.userId, slots, now);
  return { isStored, slots: await listFreeSlots(services.db, who.userId, now) };
}

async function store({ db }: Services, employerId: number, slots: readonly Period[], now: Date): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockCalendars(tx, [employerId]);
      const own = eq(interviewSlots.employerId, employerId);
      await tx.delete(interviewSlots).where(and(own, sql`${interviewSlots.startsAt} <= ${now.toISOString()}`));
      if ((await tx.$count(interviewSlots, own)) + slots.length > interviewLimits.slots)
        throw new Problem('too_many_slots');
      for (const slot of slots) if (await isTaken(tx, employerId, slot)) return false;
      await tx.insert(interviewSlots).values(slots.map(({ startsAt, endsAt }) => ({ employerId, startsAt, endsAt })));
      return true;
    });
  } catch (error) {
    if (sqlState(error) === exclusionViolation) return false;
    throw error;
  }
}

/** Removes a slot; does nothing for another employer's. @returns the remaining slots */
export async function removeFreeSlot(services: Services, who: SignedIn, slotId: number): Promise<FreeSlot[]> {
  await services.db
    .delete(interviewSlots)
    .where(and(eq(interviewSlots.id, slotId), eq(interviewSlots.employerId, who.userId)));
  return await listFreeSlots(services.db, who.userId, services.clock.now());
}

/**
 * Asks an applicant to pick one of the free slots.
 * @throws Problem `not_found`, `interview_exists`, `no_slots`, `membership_required`, `too_many_interviews`
 */
export async function offerFreeSlots(
  services: Services,
  who: SignedIn,
  { applicationId, title, description }: Subject & { applicationId: number },
): Promise<Booked> {
  await assertCalendarOpen(services, who);
  const application = await requestableApplication(services, who, { applicationId });
  if (!(requestableStatuses as readonly number[]).includes(application.vStatus)) throw new Problem('interview_exists');
  return await inTransaction(services.db, async (tx) => {
    await lockCalendars(tx, [who.userId]);
    await assertMayAsk(tx, services, { employerId: who.userId, applicationId });
    await assertNotBlocked(tx, who.userId, application.seekerId);
    if ((await listFreeSlots(tx, who.userId, services.clock.now())).length === 0) throw new Problem('no_slots');
    const [row] = await tx
      .insert(interviews)
      .values({
        kind: 'candidate',
        employerId: who.userId,
        seekerId: application.seekerId,
        applicationId,
        title,
        description,
        state: 'offered',
        createdAt: services.clock.now(),
      })
      .returning();
    if (!row) throw new Error('the offer was not stored');
    await announce(tx, services, visibleInterview(row));
    await services.tasks.publish(tx, interviewRequested, { interview_id: row.id, sequence: row.sequence });
    return { uuid: row.uuid };
  });
}
