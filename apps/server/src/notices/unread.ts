import type { UnreadKind } from '@jobblik/contract/notices/unread';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import { pushAfterCommit } from './push-unread.ts';
import { unreadMarks } from './unread.tables.ts';

export { pushUnread } from './push-unread.ts';
export { readUnread, readUnreadByRef } from './read-unread.ts';

/** One unread item of one person. */
export interface UnreadMark {
  userId: number;
  kind: UnreadKind;
  /** Absent for kinds without a parent (see `notices/unread.ts`). */
  refId?: number;
  subjectId: number;
}

type Ids = number | readonly number[];

/** Which marks are cleared: a person's of one kind, limited by ref and subject; or those of some subjects for everybody. */
export type UnreadSelection =
  | { userId: number; kind: UnreadKind; refId?: Ids; subjectId?: Ids }
  | { userId?: undefined; kind: UnreadKind; refId?: Ids; subjectId: Ids };

type PushServices = Pick<Services, 'db' | 'realtime' | 'log'>;

/**
 * Marks things as unread in the business transaction (begun by `inTransaction`); items that are marked already stay marked. The
 * people's new counters are pushed after the commit.
 */
export async function markUnread(
  tx: Transaction,
  services: PushServices,
  marks: UnreadMark | readonly UnreadMark[],
): Promise<void> {
  const rows = [marks].flat().map((mark) => ({ ...mark, refId: mark.refId ?? 0 }));
  const changed = new Set<number>();
  for (let start = 0; start < rows.length; start += batchSize) {
    const added = await tx
      .insert(unreadMarks)
      .values(rows.slice(start, start + batchSize))
      .onConflictDoNothing()
      .returning({ userId: unreadMarks.userId });
    for (const { userId } of added) changed.add(userId);
  }
  pushAfterCommit(tx, services, changed);
}

/** Four parameters per row; PostgreSQL accepts 65,535 in one statement. */
const batchSize = 5000;

/** Removes marks in the business transaction; the counters of these people are pushed after the commit. */
export async function clearUnread(tx: Transaction, services: PushServices, selection: UnreadSelection): Promise<void> {
  const { userId, kind, refId, subjectId } = selection;
  const removed = await tx
    .delete(unreadMarks)
    .where(
      and(
        eq(unreadMarks.kind, kind),
        userId === undefined ? undefined : eq(unreadMarks.userId, userId),
        refId === undefined ? undefined : isAmong(unreadMarks.refId, refId),
        subjectId === undefined ? undefined : isAmong(unreadMarks.subjectId, subjectId),
      ),
    )
    .returning({ userId: unreadMarks.userId });
  pushAfterCommit(tx, services, new Set(removed.map((mark) => mark.userId)));
}

/** As one parameter, because a statement accepts 65,535 and there can be more ids. */
function isAmong(column: PgColumn, ids: Ids): SQL {
  return sql`${column} = any(${sql.param([ids].flat())}::bigint[])`;
}

/** Removes all marks of a person, for the removal of the account. */
export async function forgetUnread(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(unreadMarks).where(eq(unreadMarks.userId, userId));
}
