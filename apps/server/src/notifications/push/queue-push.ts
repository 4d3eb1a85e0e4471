import { and, asc, eq, inArray } from 'drizzle-orm';
import { sessions } from '../../accounts/accounts.tables.ts';
import { accountIsActive, sessionIsLive, users } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { pushSubscriptions, queuedPushes } from './push.tables.ts';
import { sendPush } from './push.tasks.ts';
import { nextPace } from './push-pace.rules.ts';

/** A message for all devices of a person, in the person's language. Like the subject of a mail, it contains only the event. */
export interface PushNotice {
  userId: number;
  title: string;
  /** Path of the page about it. */
  link: string;
  /** A message replaces an earlier one with the same tag, before delivery and on the device. */
  tag: string;
  /** The people it names. */
  people: readonly number[];
}

/** Those of some people who get push messages on a device, with their `user_type`. */
export async function pushedAmong(tx: Transaction, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinct({ userId: sessions.userId, type: users.type })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.userId, [...new Set(userIds)]), accountIsActive()));
  return new Map(rows.map(({ userId, type }) => [userId, type]));
}

/** Sends messages after the commit of the business transaction, to each device within its pace. */
export async function queuePush(tx: Transaction, services: Services, notices: readonly PushNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const now = services.clock.now();
  const devices = await tx
    .select({ device: pushSubscriptions, userId: sessions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(inArray(sessions.userId, [...new Set(notices.map(({ userId }) => userId))]), sessionIsLive(now)))
    .orderBy(asc(pushSubscriptions.id))
    .for('update', { of: pushSubscriptions });
  for (const { device, userId } of devices) {
    let pace = device;
    const queued: (typeof queuedPushes.$inferInsert)[] = [];
    for (const { title, link, tag, people } of notices.filter((notice) => notice.userId === userId)) {
      const next = nextPace(pace, now);
      if (!next) break;
      pace = { ...pace, ...next };
      const about = [...new Set([userId, ...people])];
      queued.push({ subscriptionId: device.id, title, link, tag, people: about, createdAt: now });
    }
    if (queued.length === 0) continue;
    const { paceStartedAt, paceCount } = pace;
    await tx.update(pushSubscriptions).set({ paceStartedAt, paceCount }).where(eq(pushSubscriptions.id, device.id));
    const rows = await tx.insert(queuedPushes).values(queued).returning({ id: queuedPushes.id });
    for (const { id } of rows) await services.tasks.enqueue(tx, sendPush, { push_id: id });
  }
}
