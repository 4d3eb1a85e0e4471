import { messageType } from '@jobblik/contract/chat/chat.rules';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { type InterviewState, roomStaysOpen } from '@jobblik/contract/interviews/phase.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, max, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { applications } from '../applications/index.ts';
import { chatConversations, chatMessages } from '../chat/chat.tables.ts';
import { jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type InterviewRow, interviews } from './interviews.tables.ts';

type Reader = Database | Transaction;

/** A visible interview. */
export type Interview = InterviewRow & { state: InterviewState };

/** The viewer of interviews; demo visitors see those with sample people only. */
export type Viewer = Pick<SignedIn, 'userId' | 'role' | 'demo'>;

/**
 * Locks the calendars of these people, so that one transaction at a time changes their times. The exclusion constraints prevent
 * overlaps; the lock prevents deadlocks of transactions that want the same time.
 */
export async function lockCalendars(tx: Transaction, userIds: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(userIds.filter((id) => id !== null))].sort((a, b) => a - b);
  for (const id of ids) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('interviews'), ${id})`);
}

/** Whether an employer's time is taken by an interview other than the excepted one. */
export async function isTaken(tx: Reader, employerId: number, period: Period, exceptId = 0): Promise<boolean> {
  const [row] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        inArray(interviews.state, ['held', 'requested', 'accepted']),
        overlaps(period),
        ne(interviews.id, exceptId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

function overlaps({ startsAt, endsAt }: Period): SQL {
  return sql`${interviews.during} && tstzrange(${startsAt.toISOString()}, ${endsAt.toISOString()})`;
}

const isVisible = ne(interviews.state, 'held');

/** Condition: by number, uuid, or the uuid of the message that requests it. */
function isNamed(key: number | string): SQL | undefined {
  return typeof key === 'number'
    ? eq(interviews.id, key)
    : or(eq(interviews.uuid, key), eq(interviews.messageUuid, key));
}

function isPartyOf({ userId, role }: Pick<Viewer, 'userId' | 'role'>): SQL {
  return eq(role === 'seeker' ? interviews.seekerId : interviews.employerId, userId);
}

/** An interview of the person, locked until the end of the transaction. @throws Problem `not_found`, also for another person's */
export async function lockOwnInterview(
  tx: Transaction,
  who: Pick<Viewer, 'userId' | 'role'>,
  key: number | string,
): Promise<Interview> {
  const [found] = await tx
    .select({ id: interviews.id, employerId: interviews.employerId, seekerId: interviews.seekerId })
    .from(interviews)
    .where(and(isNamed(key), isPartyOf(who), isVisible));
  if (!found) throw new Problem('not_found');
  // Lock order: calendars before rows, as everywhere.
  await lockCalendars(tx, [found.employerId, found.seekerId]);
  const [row] = await tx.select().from(interviews).where(eq(interviews.id, found.id)).for('update');
  if (!row) throw new Problem('not_found');
  return row as Interview;
}

/** The interview with this number; undefined if it does not exist or is only reserved. */
export async function findInterview(db: Reader, id: number): Promise<Interview | undefined> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), isVisible));
  return row as Interview | undefined;
}

/** The interview with this uuid; undefined without a visible one. */
export async function findByUuid(db: Reader, uuid: string): Promise<Interview | undefined> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.uuid, uuid), isVisible));
  return row as Interview | undefined;
}

/** The visible interview of a room: by its uuid, or by the link of a meeting with somebody outside Jobblik. */
export async function findByRoom(db: Reader, roomId: string): Promise<Interview | undefined> {
  if (isUuid(roomId)) return await findByUuid(db, roomId);
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.meetingLink, roomId), isVisible));
  return row as Interview | undefined;
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** The visible interviews with these uuids. */
export async function findByUuids(db: Reader, uuids: readonly string[]): Promise<Interview[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select()
    .from(interviews)
    .where(and(inArray(interviews.uuid, [...uuids]), isVisible));
  return rows as Interview[];
}

function withJob(db: Reader) {
  return db
    .select({ interview: interviews, jobId: jobs.id, jobTitle: jobs.title })
    .from(interviews)
    .leftJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .$dynamic();
}

/** An interview with the ad that it is about. */
export interface ListedInterview {
  interview: Interview;
  jobId: number | null;
  jobTitle: string | null;
}

function ofViewer(viewer: Viewer): SQL | undefined {
  const isSample = sql`exists (select from ${users} where ${users.id} = ${interviews.seekerId} and ${users.sample})`;
  return and(isPartyOf(viewer), viewer.demo ? isSample : undefined);
}

const inCalendar = inArray(interviews.state, ['requested', 'accepted', 'postponed', 'ended']);

/** Entries of the calendar that begin in a period, earliest first. */
export async function listBetween(db: Reader, viewer: Viewer, from: Date, to: Date): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), inCalendar, gte(interviews.startsAt, from), lt(interviews.startsAt, to)))
    .orderBy(asc(interviews.startsAt), asc(interviews.id));
  return rows as ListedInterview[];
}

/**
 * Condition: requested or agreed, and not over: `isComing` of the contract. A call that is under way may last longer than planned.
 */
function isStillComing(now: Date): SQL | undefined {
  const isOngoing = and(
    eq(interviews.state, 'accepted'),
    isNotNull(interviews.togetherSince),
    gt(interviews.endsAt, new Date(now.getTime() - roomStaysOpen)),
  );
  return or(and(inArray(interviews.state, ['requested', 'accepted']), gt(interviews.endsAt, now)), isOngoing);
}

/** Interviews that are to come or wait for another time, the next first; or those that are over, latest first. */
export async function listInterviews(
  db: Reader,
  viewer: Viewer,
  { past, now }: { past: boolean; now: Date },
): Promise<ListedInterview[]> {
  const isComing = or(isStillComing(now), eq(interviews.state, 'postponed'));
  const order = past ? desc : asc;
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), inCalendar, past && isComing ? not(isComing) : isComing))
    .orderBy(order(interviews.startsAt), order(interviews.id))
    .limit(interviewLimits.list);
  return rows as ListedInterview[];
}

/** Interviews without a time, newest first. */
export async function listOffered(db: Reader, viewer: Viewer): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(and(ofViewer(viewer), eq(interviews.state, 'offered')))
    .orderBy(desc(interviews.id))
    .limit(interviewLimits.list);
  return rows as ListedInterview[];
}

/** One interview of the person with its ad. @throws Problem `not_found`, also for another person's */
export async function readOwn(db: Reader, viewer: Viewer, uuid: string): Promise<ListedInterview> {
  const [row] = await withJob(db).where(and(ofViewer(viewer), eq(interviews.uuid, uuid), isVisible));
  if (!row) throw new Problem('not_found');
  return row as ListedInterview;
}

/** Interviews that are to come, and those that wait for another time while their own is ahead; the next one first. */
export async function listComing(
  db: Reader,
  viewer: Viewer,
  { now, limit }: { now: Date; limit: number },
): Promise<ListedInterview[]> {
  const rows = await withJob(db)
    .where(
      and(ofViewer(viewer), or(isStillComing(now), and(eq(interviews.state, 'postponed'), gt(interviews.endsAt, now)))),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);
  return rows as ListedInterview[];
}

/** When candidates asked for another time, by the uuid of the interview, from the conversation. */
export async function movedAt(db: Reader, list: readonly Interview[]): Promise<Map<string, Date>> {
  const postponed = list.filter(({ state }) => state === 'postponed');
  const requests = postponed.flatMap(({ messageUuid }) => messageUuid ?? []);
  if (requests.length === 0) return new Map();
  const rows = await db
    .select({ request: chatMessages.replyTo, at: max(chatMessages.createdAt) })
    .from(chatConversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, chatConversations.id))
    .where(
      and(
        inArray(
          chatConversations.employerId,
          postponed.map(({ employerId }) => employerId),
        ),
        inArray(
          chatConversations.seekerId,
          postponed.flatMap(({ seekerId }) => seekerId ?? []),
        ),
        eq(chatMessages.type, messageType.postponed),
        inArray(chatMessages.replyTo, requests),
      ),
    )
    .groupBy(chatMessages.replyTo);
  const byRequest = new Map(rows.map(({ request, at }) => [request, at]));
  return new Map(
    postponed.flatMap(({ uuid, messageUuid }) => {
      const at = byRequest.get(messageUuid);
      return at ? [[uuid, at] as const] : [];
    }),
  );
}

/** The newest interview of each of these applications. */
export async function newestOfApplications(
  db: Reader,
  applicationIds: readonly number[],
): Promise<Map<number, Interview>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([interviews.applicationId])
    .from(interviews)
    .where(and(inArray(interviews.applicationId, [...applicationIds]), isVisible))
    .orderBy(interviews.applicationId, desc(interviews.id));
  return new Map(rows.flatMap((row) => (row.applicationId === null ? [] : [[row.applicationId, row as Interview]])));
}

/** The newest interview of an employer with each of these seekers that was not cancelled. */
export async function newestWith(
  db: Reader,
  { employerId, seekerIds }: { employerId: number; seekerIds: readonly number[] },
): Promise<Interview[]> {
  if (seekerIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([interviews.seekerId])
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        inArray(interviews.seekerId, [...seekerIds]),
        isVisible,
        ne(interviews.state, 'cancelled'),
      ),
    )
    .orderBy(interviews.seekerId, desc(interviews.id));
  return rows as Interview[];
}

/** The seekers among these with whom the employer has, or had, an interview that was not cancelled. */
export async function haveInterview(
  db: Database,
  employerId: number,
  seekerIds: readonly number[],
): Promise<Set<number>> {
  if (seekerIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ seekerId: interviews.seekerId })
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        inArray(interviews.seekerId, [...seekerIds]),
        inArray(interviews.state, ['offered', 'requested', 'accepted', 'postponed', 'ended']),
      ),
    );
  return new Set(rows.flatMap(({ seekerId }) => seekerId ?? []));
}
