import { eq } from 'drizzle-orm';
import { clearUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { notifications } from './notifications.tables.ts';

/** Empties the person's list. Keys of delivered notices stay: a repeated event does not fill it again. */
export async function removeNotifications(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await tx.delete(notifications).where(eq(notifications.userId, userId));
    await clearUnread(tx, services, { userId, kind: 'notification' });
  });
}
