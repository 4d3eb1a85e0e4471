import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { notifications } from './notifications.tables.ts';

/** Time in which a cleared list can be restored, in milliseconds; longer than the screen offers it. */
const restorable = 60_000;

/**
 * Clears the person's list. It can be restored for a minute; notifications that an earlier call cleared are deleted. Keys of
 * delivered notices stay: a repeated event does not fill the list again.
 */
export async function removeNotifications(services: Services, userId: number): Promise<void> {
  const now = services.clock.now();
  const own = eq(notifications.userId, userId);
  await inTransaction(services.db, async (tx) => {
    await tx.delete(notifications).where(and(own, isNotNull(notifications.clearedAt)));
    await tx
      .update(notifications)
      .set({ clearedAt: now, seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(own, isNull(notifications.clearedAt)));
    await clearUnread(tx, services, { userId, kind: 'notification' });
  });
}

/**
 * Restores the list that the person has just cleared.
 * @returns false when it was cleared too long ago, or there is none
 */
export async function restoreNotifications({ db, clock }: Services, userId: number): Promise<boolean> {
  const restored = await db
    .update(notifications)
    .set({ clearedAt: null })
    .where(
      and(eq(notifications.userId, userId), gte(notifications.clearedAt, new Date(clock.now().getTime() - restorable))),
    )
    .returning({ id: notifications.id });
  return restored.length > 0;
}
