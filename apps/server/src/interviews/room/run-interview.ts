import { interviewReady } from '@jobblik/contract/applications/interview-action.rules';
import { calendarStatusAt, readyBefore, readyOf, roomStaysOpen } from '@jobblik/contract/interviews/interviews.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { clearUnread, markUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { clearMarks, noteAtApplication, nudgeBoth } from '../announce.ts';
import { interviewProblem } from '../interview-problem.ts';
import { findByUuid, type Interview, lockOwnInterview } from '../interviews.queries.ts';
import { interviews } from '../interviews.tables.ts';

/** @throws Problem `interview_cancelled`, `interview_over`, `interview_not_ready`, `request_answered` */
function assertOpen(interview: Interview, now: Date): void {
  if (interview.state === 'cancelled') throw interviewProblem('interview_cancelled');
  if (interview.state !== 'accepted') throw interviewProblem('interview_not_ready');
  const ready = readyOf(calendarStatusAt(interview, now));
  if (ready === interviewReady.ended) throw interviewProblem('interview_over');
  if (ready !== interviewReady.canStart) throw interviewProblem('interview_not_ready');
}

/** Stores when the employer opened the room. A later report changes nothing. */
async function begin(tx: Transaction, services: Services, interview: Interview): Promise<void> {
  if (interview.startedAt) return;
  const { id, employerId } = interview;
  await tx.update(interviews).set({ startedAt: services.clock.now() }).where(eq(interviews.id, id));
  await clearUnread(tx, services, { kind: 'ready_interview', subjectId: id });
  await markUnread(tx, services, { userId: employerId, kind: 'ongoing_interview', subjectId: id });
  nudgeBoth(tx, services, interview);
}

/** Ends a call. The first report counts; its length is at most the time since the room was opened. */
async function end(tx: Transaction, services: Services, interview: Interview, seconds: number): Promise<void> {
  if (interview.state === 'ended') return;
  const now = services.clock.now();
  const opens = (interview.startsAt?.getTime() ?? 0) - readyBefore;
  const passed = Math.floor((now.getTime() - (interview.startedAt?.getTime() ?? opens)) / 1000);
  const lasted = Math.max(0, Math.min(seconds, passed));
  const ended = { ...interview, state: 'ended' as const };
  await tx
    .update(interviews)
    .set({
      state: 'ended',
      endedAt: now,
      seconds: lasted,
      startedAt: interview.startedAt ?? new Date(now.getTime() - lasted * 1000),
    })
    .where(eq(interviews.id, interview.id));
  await clearMarks(tx, services, interview);
  await noteAtApplication(tx, services, ended);
  nudgeBoth(tx, services, interview);
}

/** @throws Problem `not_found`, also for another person's interview and a wrong room; else according to the interview's state */
export async function startVideoInterview(
  services: Services,
  who: SignedIn,
  { uuid, roomId }: { uuid: string; roomId: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, uuid);
    if (roomId !== (interview.meetingLink ?? interview.uuid)) throw new Problem('not_found');
    assertOpen(interview, services.clock.now());
    await begin(tx, services, interview);
  });
}

/** @throws Problem `not_found`, also for another person's interview; else according to the interview's state */
export async function finishVideoInterview(
  services: Services,
  who: SignedIn,
  { uuid, seconds }: { uuid: string; seconds: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, uuid);
    if (interview.state === 'ended') return;
    assertOpen(interview, services.clock.now());
    await end(tx, services, interview, seconds);
  });
}

/** The fields of an interview that its room uses. */
export interface InterviewOfRoom {
  employerId: number;
  seekerId: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** The room admits people until then. */
  closesAt: Date;
}

/** The interview of a room that can be entered now; null for any other. */
export async function findInterviewOfRoom(services: Services, uuid: string): Promise<InterviewOfRoom | null> {
  const interview = await findByUuid(services.db, uuid);
  if (!interview?.startsAt || !interview.endsAt || interview.seekerId === null) return null;
  if (readyOf(calendarStatusAt(interview, services.clock.now())) !== interviewReady.canStart) return null;
  const { employerId, seekerId, title, startsAt, endsAt } = interview;
  return { employerId, seekerId, title, startsAt, endsAt, closesAt: new Date(endsAt.getTime() + roomStaysOpen) };
}

/** Report of the room: the call has begun, or has ended after that many seconds. Idempotent. */
export async function noteCall(services: Services, uuid: string, lasted?: { seconds: number }): Promise<void> {
  const found = await findByUuid(services.db, uuid);
  if (!found) return;
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, { userId: found.employerId, role: 'employer' }, found.id);
    if (interview.state !== 'accepted') return;
    if (lasted) await end(tx, services, interview, lasted.seconds);
    else await begin(tx, services, interview);
  });
}

/** Ends an interview that nobody ended, when its room closes, with the planned length. */
export async function closeInterview(services: Services, id: number, closedAt: Date): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(interviews)
      .where(and(eq(interviews.id, id), eq(interviews.state, 'accepted')))
      .for('update');
    if (!row?.startedAt || !row.endsAt) return;
    const planned = Math.floor((row.endsAt.getTime() - row.startedAt.getTime()) / 1000);
    await end(tx, { ...services, clock: { now: () => closedAt } }, row as Interview, Math.max(0, planned));
  });
}
