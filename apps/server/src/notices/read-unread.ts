import { type UnreadCounts, type UnreadKind, unreadFrom } from '@jobblik/contract/notices/unread';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/db.ts';
import { memoizePerDatabase } from '../platform/db/memoize-per-database.ts';
import { unreadMarks } from './unread.tables.ts';

/** Headers request counters often, so the statement is prepared once per connection. */
const countsOfPerson = memoizePerDatabase((db) =>
  db
    .select({ kind: unreadMarks.kind, refId: unreadMarks.refId, count: count() })
    .from(unreadMarks)
    .where(eq(unreadMarks.userId, sql.placeholder('userId')))
    .groupBy(unreadMarks.kind, unreadMarks.refId)
    .prepare('unread_of_person'),
);

/**
 * All counters of a person, by one read of one index.
 * @param only counts these marks only, for a visitor of the demo; see `NoticesPorts`
 */
export async function readUnread(db: Database, userId: number, only?: SQL): Promise<UnreadCounts> {
  if (!only) return unreadFrom(await countsOfPerson(db).execute({ userId }));
  const rows = await db
    .select({ kind: unreadMarks.kind, refId: unreadMarks.refId, count: count() })
    .from(unreadMarks)
    .where(and(eq(unreadMarks.userId, userId), only))
    .groupBy(unreadMarks.kind, unreadMarks.refId);
  return unreadFrom(rows);
}

/** The counters of several people by one query; every requested id is in the answer. */
export async function readUnreadOf(
  db: Database | Transaction,
  userIds: readonly number[],
): Promise<Map<number, UnreadCounts>> {
  const rows = await db
    .select({ userId: unreadMarks.userId, kind: unreadMarks.kind, refId: unreadMarks.refId, count: count() })
    .from(unreadMarks)
    .where(inArray(unreadMarks.userId, [...userIds]))
    .groupBy(unreadMarks.userId, unreadMarks.kind, unreadMarks.refId);
  const byUser = Map.groupBy(rows, (row) => row.userId);
  return new Map(userIds.map((userId) => [userId, unreadFrom(byUser.get(userId) ?? [])]));
}

/** Counts of one kind per ref, e.g. unread messages per contact. Refs without any are absent. @param only as of {@link readUnread} */
export async function readUnreadByRef(
  db: Database | Transaction,
  userId: number,
  kind: UnreadKind,
  only?: SQL,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ refId: unreadMarks.refId, count: count() })
    .from(unreadMarks)
    .where(and(eq(unreadMarks.userId, userId), eq(unreadMarks.kind, kind), only))
    .groupBy(unreadMarks.refId);
  return new Map(rows.map((row) => [row.refId, row.count]));
}
