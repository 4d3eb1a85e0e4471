import { type NoticeType, noticeType } from '@jobblik/contract/notices/notice-type';
import { markUnread } from '../notices/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { notifications } from './notifications.tables.ts';
import { notify } from './notify.ts';

let made = 0;

/** A notification that arrived in the past. */
export interface PastNotification extends Omit<typeof notifications.$inferInsert, 'id' | 'createdAt' | 'seenAt'> {
  at: Date;
  /** Absent: unread. */
  seen?: boolean;
}

/** Fills lists as if the notifications had arrived one after the other, oldest first; browsers receive only the counters. */
export async function makePastNotifications(services: Services, list: readonly PastNotification[]): Promise<void> {
  if (list.length === 0) return;
  await inTransaction(services.db, async (tx) => {
    const rows = await tx
      .insert(notifications)
      .values(list.map(({ at, seen, ...row }) => ({ ...row, createdAt: at, seenAt: seen ? at : null })))
      .returning();
    const marks = rows.filter(({ seenAt }) => seenAt === null);
    await markUnread(
      tx,
      services,
      marks.map(({ id, userId }) => ({ userId, kind: 'notification' as const, subjectId: id })),
    );
  });
}

/** The relevant fields of a notification; the others have defaults. */
export interface NotificationOptions {
  userId: number;
  type?: NoticeType;
  name?: string;
  nameOfId?: number;
  agentName?: string;
  link?: string;
  actorId?: number;
  key?: string;
}

/** Creates a notice as an event does, with the mark, the nudge and the push. */
export async function makeNotification(services: Services, options: NotificationOptions): Promise<void> {
  const { userId, key = `test/${process.pid}/${++made}`, type = noticeType.application, ...rest } = options;
  const notification = { type, name: 'Sygeplejerske til Aarhus', link: '/virksomhed/job/liste', ...rest };
  await inTransaction(services.db, (tx) => notify(tx, services, [{ userId, key, notification }]));
}
