import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

/** A person's notifications, newest first, without those cleared. */
export async function findNotifications(db: Database, userId: number, limit: number) {
  return await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.clearedAt)))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** Those of these people for whom `actorId` has caused a notification since then. */
export async function findNotifiedBy(
  db: Database,
  actorId: number,
  userIds: readonly number[],
  since: Date,
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.actorId, actorId),
        inArray(notifications.userId, [...userIds]),
        gt(notifications.createdAt, since),
      ),
    );
  return rows.map((row) => row.userId);
}
