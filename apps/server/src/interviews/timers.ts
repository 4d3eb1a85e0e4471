import { interviewReminder, interviewSoon, timeToInterview } from '@jobblik/contract/interviews/interviews.events';
import { reminders } from '@jobblik/contract/interviews/interviews.rules';
import { readyBefore, roomStaysOpen } from '@jobblik/contract/interviews/phase.rules';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { clearUnread, markUnread } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit, inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { nudgeBoth } from './announce.ts';
import { mailOutsider } from './interviews.mails.ts';
import { findInterview, type Interview } from './interviews.queries.ts';
import { interviews } from './interviews.tables.ts';
import { namesOfParties } from './parties.ts';
import { closeInterview } from './room/run-interview.ts';

const version = z.object({ interview_id: z.number(), sequence: z.number() });

/** Releases a time whose confirmation mail was neither sent nor refused. */
export const releaseHeld = defineTask({
  name: 'interviews.release-held',
  payload: z.object({ interview_id: z.number() }),
});
export const remind = defineTask({
  name: 'interviews.remind',
  payload: version.extend({ before: z.enum(['day', 'hour']) }),
});
export const makeReady = defineTask({ name: 'interviews.make-ready', payload: version });
export const tidy = defineTask({ name: 'interviews.tidy', payload: version });

/**
 * Timers are tasks with a time: a server that was down runs them when it is back. Each has the version of its interview, so that it
 * does nothing after a move or a cancellation.
 */
export async function startReminders(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { id, sequence, startsAt } = interview;
  if (!startsAt) return;
  const payload = { interview_id: id, sequence };
  const now = services.clock.now();
  const before = (ms: number) => new Date(startsAt.getTime() - ms);
  for (const which of ['day', 'hour'] as const) {
    const startAfter = before(reminders[which]);
    if (startAfter > now) await services.tasks.enqueue(tx, remind, { ...payload, before: which }, { startAfter });
  }
  await services.tasks.enqueue(tx, makeReady, payload, { startAfter: before(readyBefore) });
}

/** Schedules the tasks at the end of the interview, and when its room closes. */
export async function tidyAfter(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  const { id, sequence, endsAt } = interview;
  if (!endsAt) return;
  for (const ms of [0, roomStaysOpen]) {
    const startAfter = new Date(endsAt.getTime() + ms);
    await services.tasks.enqueue(tx, tidy, { interview_id: id, sequence }, { startAfter });
  }
}

/** The interview of a timer, unless it has changed since. */
async function unchanged(
  services: Services,
  { interview_id, sequence }: z.output<typeof version>,
): Promise<Interview | undefined> {
  const interview = await findInterview(services.db, interview_id);
  return interview?.sequence === sequence ? interview : undefined;
}

/** Reminds both sides. A reminder that is too late is skipped. */
export async function runReminder(services: Services, payload: z.output<(typeof remind)['payload']>): Promise<void> {
  const interview = await unchanged(services, payload);
  if (interview?.state !== 'accepted' || !interview.startsAt) return;
  const left = interview.startsAt.getTime() - services.clock.now().getTime();
  // The later reminder replaces it.
  if (left <= (payload.before === 'day' ? reminders.hour : readyBefore)) return;
  const { email } = interview;
  const names = await namesOfParties(services, interview);
  await inTransaction(services.db, async (tx) => {
    await services.tasks.publish(tx, interviewReminder, payload);
    if (email === null) return;
    await mailOutsider(tx, services, 'reminder.outsider', { interview, names, to: email });
  });
}

/** Opens the room: updates both sides' screens and the employer's counter. The notification is skipped after the start. */
export async function runReady(services: Services, payload: z.output<typeof version>): Promise<void> {
  const interview = await unchanged(services, payload);
  const now = services.clock.now();
  if (interview?.state !== 'accepted' || !interview.startsAt || !interview.endsAt || interview.endsAt <= now) return;
  const { id, employerId, seekerId, applicationId, startsAt, togetherSince } = interview;
  await inTransaction(services.db, async (tx) => {
    if (!togetherSince) await markUnread(tx, services, { userId: employerId, kind: 'ready_interview', subjectId: id });
    if (startsAt > now) await services.tasks.publish(tx, interviewSoon, payload);
    afterCommit(tx, () => {
      const event = { seeker_id: seekerId, employer_id: employerId, app_id: applicationId };
      services.realtime.nudge(seekerId === null ? [employerId] : [employerId, seekerId], timeToInterview, event);
    });
  });
}

/**
 * After the end time, an interview is over and a request can no longer be answered. A call that is under way goes on; later it is ended.
 */
export async function runTidy(services: Services, payload: z.output<typeof version>): Promise<void> {
  const interview = await unchanged(services, payload);
  const now = services.clock.now();
  if (!interview?.endsAt || interview.endsAt > now) return;
  if (interview.state === 'accepted') return await closeInterview(services, interview.id);
  await inTransaction(services.db, async (tx) => {
    for (const kind of ['seeker_interview', 'ready_interview'] as const)
      await clearUnread(tx, services, { kind, subjectId: interview.id });
    nudgeBoth(tx, services, interview);
  });
}

/** See {@link releaseHeld}. */
export async function runRelease(services: Services, interviewId: number): Promise<void> {
  await services.db.delete(interviews).where(and(eq(interviews.id, interviewId), eq(interviews.state, 'held')));
}
