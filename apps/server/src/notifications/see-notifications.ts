import { and, eq, isNull } from 'drizzle-orm';
import { clearUnread, markUnread, type NoticesPorts } from '../notices/index.ts';
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

/** Marks a person's notices of one page as seen, with their counters in every browser. */
export const seeAbout: NoticesPorts['seeAbout'] = async (tx, services, { userId, link, at }) => {
  const seen = await tx
    .update(notifications)
    .set({ seenAt: at })
    .where(and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.seenAt)))
    .returning({ id: notifications.id });
  if (seen.length === 0) return;
  await clearUnread(tx, services, { userId, kind: 'notification', subjectId: seen.map(({ id }) => id) });
};

/** Makes notices new again that {@link seeAbout} has marked at that instant, unless the list was cleared since. */
export const renewAbout: NoticesPorts['renewAbout'] = async (tx, services, { userId, link, at }) => {
  const isOfThen = and(eq(notifications.link, link), eq(notifications.seenAt, at), isNull(notifications.clearedAt));
  const renewed = await tx
    .update(notifications)
    .set({ seenAt: null })
    .where(and(eq(notifications.userId, userId), isOfThen))
    .returning({ id: notifications.id });
  const marks = renewed.map(({ id }) => ({ userId, kind: 'notification' as const, subjectId: id }));
  await markUnread(tx, services, marks);
};
