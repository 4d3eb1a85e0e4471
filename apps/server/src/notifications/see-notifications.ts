import { and, eq, isNull } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { notifications } from './notifications.tables.ts';

/** Marks everything in the list as seen after the person has opened it; the indicator disappears in every browser. */
export async function seeNotifications(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await tx
      .update(notifications)
      .set({ seenAt: services.clock.now() })
      .where(and(eq(notifications.userId, userId), isNull(notifications.seenAt)));
    await clearUnread(tx, services, { userId, kind: 'notification' });
  });
}
