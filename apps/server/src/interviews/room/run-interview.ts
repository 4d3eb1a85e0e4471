import { hasMet } from '@jobblik/contract/interviews/interviews.rules';
import { mayEnter, phaseAt, roomStaysOpen } from '@jobblik/contract/interviews/phase.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq } from 'drizzle-orm';
import { clearUnread, markUnread } from '../../notices/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { clearMarks, noteAtApplication, nudgeBoth } from '../announce.ts';
import { findByRoom, findByUuid, type Interview, lockOwnInterview, visibleInterview } from '../interviews.queries.ts';
import { interviews } from '../interviews.tables.ts';

/** @throws Problem `interview_cancelled`, `interview_over`, `interview_not_ready` */
function assertOpen(interview: Interview, now: Date): void {
  const phase = phaseAt(interview, now);
  if (mayEnter(phase)) return;
  if (phase === 'cancelled') throw new Problem('interview_cancelled');
  throw new Problem(phase === 'held' || phase === 'missed' ? 'interview_over' : 'interview_not_ready');
}

/** Ends an interview at an instant; later reports change nothing. Nobody came where the parties were never together. */
async function end(tx: Transaction, services: Services, interview: Interview, at: Date): Promise<void> {
  if (interview.state === 'ended') return;
  const { togetherSince } = interview;
  const last = togetherSince ? Math.max(1, Math.round((at.getTime() - togetherSince.getTime()) / 1000)) : 0;
  const ended = { ...interview, state: 'ended' as const };
  await tx
    .update(interviews)
    .set({ state: 'ended', declinesAt: null, endedAt: at, togetherSince: null, seconds: interview.seconds + last })
    .where(eq(interviews.id, interview.id));
  await clearMarks(tx, services, interview);
  await noteAtApplication(tx, services, ended);
  nudgeBoth(tx, services, interview);
}

/**
 * Stores when the employer opened the room. A later report changes nothing.
 * @throws Problem `not_found`, also for another person's interview and a wrong room; else according to the interview's state
 */
export async function startVideoInterview(
  services: Services,
  who: SignedIn,
  { uuid, roomId }: { uuid: string; roomId: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, uuid);
    if (roomId !== (interview.meetingLink ?? interview.uuid)) throw new Problem('not_found');
    const now = services.clock.now();
    assertOpen(interview, now);
    if (interview.startedAt) return;
    await tx.update(interviews).set({ startedAt: now }).where(eq(interviews.id, interview.id));
    nudgeBoth(tx, services, interview);
  });
}

/**
 * Ends a call. How long it lasted is known from its room; what browsers report does not count.
 * @throws Problem `not_found`, also for another person's interview; else according to the interview's state
 */
export async function finishVideoInterview(
  services: Services,
  who: SignedIn,
  { uuid }: { uuid: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOwnInterview(tx, who, uuid);
    if (interview.state === 'ended') return;
    const now = services.clock.now();
    assertOpen(interview, now);
    await end(tx, services, interview, now);
  });
}

/** The fields of an interview that its room uses. */
export interface InterviewOfRoom {
  employerId: number;
  seekerId: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** False while a decline of the seeker waits. */
  admitsSeeker: boolean;
  /** The room admits people until then. */
  closesAt: Date;
}

/** The interview of a room that can be entered now; null for any other. */
export async function findInterviewOfRoom(services: Services, uuid: string): Promise<InterviewOfRoom | null> {
  const interview = await findByUuid(services.db, uuid);
  if (!interview?.startsAt || !interview.endsAt || interview.seekerId === null) return null;
  if (!mayEnter(phaseAt(interview, services.clock.now()))) return null;
  const { employerId, seekerId, title, startsAt, endsAt, declinesAt } = interview;
  const admitsSeeker = declinesAt === null;
  return {
    employerId,
    seekerId,
    title,
    startsAt,
    endsAt,
    admitsSeeker,
    closesAt: new Date(endsAt.getTime() + roomStaysOpen),
  };
}

/** The agreed interview of a room, locked: by the id of its room. */
async function lockOfRoom(tx: Transaction, roomId: string): Promise<Interview | undefined> {
  const found = await findByRoom(tx, roomId);
  if (!found) return undefined;
  const interview = await lockOwnInterview(tx, { userId: found.employerId, role: 'employer' }, found.id);
  return interview.state === 'accepted' ? interview : undefined;
}

/**
 * Report of the room: since when its parties are in it together, and the seconds before that. Reports may arrive out of order; the
 * one with more seconds is newer. An interview whose parties part after its end is over.
 */
export async function noteMeeting(
  services: Services,
  roomId: string,
  { since, seconds }: { since: Date | null; seconds: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOfRoom(tx, roomId);
    if (!interview) return;
    const { id, employerId, togetherSince } = interview;
    const isNewer = seconds > interview.seconds || (seconds === interview.seconds && since !== null && !togetherSince);
    if (!isNewer) return;
    await tx.update(interviews).set({ togetherSince: since, seconds }).where(eq(interviews.id, id));
    const met = { ...interview, togetherSince: since, seconds };
    const now = services.clock.now();
    const phase = phaseAt(met, now);
    if (phase === 'held') return await end(tx, services, met, now);
    const [is, was] = phase === 'ongoing' ? (['ongoing', 'ready'] as const) : (['ready', 'ongoing'] as const);
    await clearUnread(tx, services, { kind: `${was}_interview`, subjectId: id });
    await markUnread(tx, services, { userId: employerId, kind: `${is}_interview`, subjectId: id });
    nudgeBoth(tx, services, interview);
  });
}

/** Report of the room: a party has ended the call. Idempotent. */
export async function noteEnd(services: Services, roomId: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const interview = await lockOfRoom(tx, roomId);
    if (interview && hasMet(interview)) await end(tx, services, interview, services.clock.now());
  });
}

/**
 * Ends an agreed interview whose time is over, unless its parties are in the room: then it ends when they part, and at the latest
 * when the room closes, with the planned end.
 */
export async function closeInterview(services: Services, id: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(interviews)
      .where(and(eq(interviews.id, id), eq(interviews.state, 'accepted')))
      .for('update');
    if (!row?.endsAt) return;
    const interview = visibleInterview(row);
    const phase = phaseAt(interview, services.clock.now());
    if (phase !== 'held' && phase !== 'missed') return;
    const since = interview.togetherSince?.getTime() ?? 0;
    await end(tx, services, interview, new Date(Math.max(row.endsAt.getTime(), since)));
  });
}
