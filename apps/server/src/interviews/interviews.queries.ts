import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { InterviewState } from '@jobblik/contract/interviews/phase.rules';
import type { Period } from '@jobblik/contract/interviews/schedule.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, desc, eq, inArray, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { applications } from '../applications/index.ts';
import { chatConversations, chatMessages } from '../chat/chat.tables.ts';
import { jobs } from '../jobs/index.ts';
import type { Database, Transaction } from '../platform/db/db.ts';
import { type InterviewRow, interviews } from './interviews.tables.ts';

export type Reader = Database | Transaction;

/** A visible interview. */
export type Interview = InterviewRow & { state: InterviewState };

/** A row as a visible interview. @throws Error for one that is only reserved */
export function visibleInterview(row: InterviewRow): Interview {
  const { state } = row;
  if (state === 'held') throw new Error(`interview ${row.id} is only reserved`);
  return { ...row, state };
}

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

export const isVisible = ne(interviews.state, 'held');

/** Condition: by number, uuid, or the uuid of the message that requests it. */
function isNamed(key: number | string): SQL | undefined {
  return typeof key === 'number'
    ? eq(interviews.id, key)
    : or(eq(interviews.uuid, key), eq(interviews.messageUuid, key));
}

export function isPartyOf({ userId, role }: Pick<Viewer, 'userId' | 'role'>): SQL {
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
  return visibleInterview(row);
}

/** The interview with this number; undefined if it does not exist or is only reserved. */
export async function findInterview(db: Reader, id: number): Promise<Interview | undefined> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), isVisible));
  return row && visibleInterview(row);
}

/** The interview with this uuid; undefined without a visible one. */
export async function findByUuid(db: Reader, uuid: string): Promise<Interview | undefined> {
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.uuid, uuid), isVisible));
  return row && visibleInterview(row);
}

/** The visible interview of a room: by its uuid, or by the link of a meeting with somebody outside Jobblik. */
export async function findByRoom(db: Reader, roomId: string): Promise<Interview | undefined> {
  if (isUuid(roomId)) return await findByUuid(db, roomId);
  const [row] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.meetingLink, roomId), isVisible));
  return row && visibleInterview(row);
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Title of the ad that an interview is about; null for none. */
export async function jobTitleOf(
  db: Reader,
  { applicationId }: Pick<Interview, 'applicationId'>,
): Promise<string | null> {
  if (applicationId === null) return null;
  const [row] = await db
    .select({ title: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId));
  return row?.title ?? null;
}

/** The visible interviews with these uuids. */
export async function findByUuids(db: Reader, uuids: readonly string[]): Promise<Interview[]> {
  if (uuids.length === 0) return [];
  const rows = await db
    .select()
    .from(interviews)
    .where(and(inArray(interviews.uuid, [...uuids]), isVisible));
  return rows.map(visibleInterview);
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
  return new Map(
    rows.flatMap((row) => (row.applicationId === null ? [] : [[row.applicationId, visibleInterview(row)]])),
  );
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
  return rows.map(visibleInterview);
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
