import { and, desc, eq, gt, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables.ts';
import type { Database } from '../platform/db/db.ts';
import { notifications } from './notifications.tables.ts';

/** Condition: the person by whom and about whom a notification is are of the sample, as visitors of the demo see them. */
export function notificationOfSample(id: SQLWrapper): SQL {
  return sql`exists (
    select from ${notifications} as named where named.id = ${id} and not exists (
      select from ${users} where ${users.id} in (named.actor_id, named.about_id, named.name_of_id) and not ${users.sample}
    ))`;
}

/** A person's notifications, newest first, without those cleared. @param options `sampleOnly` for visitors of the demo */
export async function findNotifications(
  db: Database,
  userId: number,
  { limit, sampleOnly }: { limit: number; sampleOnly: boolean },
) {
  return await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.clearedAt),
        sampleOnly ? notificationOfSample(notifications.id) : undefined,
      ),
    )
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
