import { isOn, type NoticeChannel } from '@jobblik/contract/notices/notice-kind.rules';
import { languagesOf, verifiedAmong } from '../accounts/index.ts';
import type { Notice } from '../notices/index.ts';
import { markUnread, readChosen, stopMailsOf } from '../notices/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { afterCommit } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import { layoutMail, mailSender } from '../platform/mail/layout.ts';
import { queueMail } from '../platform/mail/mail.tasks.ts';
import type { Services } from '../platform/services.ts';
import { deliveredNotices, notifications } from './notifications.tables.ts';
import { nudgeAbout } from './nudge.ts';
import { pushNotices } from './push/push-notices.ts';

/** Five and more parameters per row; PostgreSQL accepts 65,535 in one statement. */
const batchSize = 2000;

/**
 * Writes notices in the business transaction (begun by `inTransaction`): the row of the list, the unread mark, the mail and the
 * push messages are written together, the browsers are nudged after the commit. A notice whose key the person has already received
 * is left out.
 */
export async function notify(tx: Transaction, services: Services, notices: readonly Notice[]): Promise<void> {
  for (let start = 0; start < notices.length; start += batchSize) {
    await notifyBatch(tx, services, notices.slice(start, start + batchSize));
  }
}

async function notifyBatch(tx: Transaction, services: Services, notices: readonly Notice[]): Promise<void> {
  const undelivered = await leaveOutDelivered(tx, services, notices);
  await pushNotices(tx, services, undelivered);
  const fresh = await leaveOutTurnedOff(tx, undelivered);
  const rows = fresh.flatMap(({ userId, aboutId, notification }) =>
    notification ? [{ userId, aboutId, createdAt: services.clock.now(), ...notification }] : [],
  );
  if (rows.length > 0) {
    const written = await tx
      .insert(notifications)
      .values(rows)
      .returning({ id: notifications.id, userId: notifications.userId });
    await markUnread(
      tx,
      services,
      written.map((row) => ({ userId: row.userId, kind: 'notification' as const, subjectId: row.id })),
    );
    afterCommit(tx, () => nudgeAbout(services.realtime, rows));
  }
  const mailed = fresh.flatMap(({ userId, mail }) => (mail ? [userId] : []));
  const reachable = await verifiedAmong(tx, mailed);
  const languages = await languagesOf(tx, mailed);
  // An unconfirmed address may belong to a stranger: the notice is in the list only, unless it belongs to a contract.
  for (const { userId, kind, aboutId, notification, mail } of fresh) {
    if (!mail || !(reachable.has(userId) || mail.isOfContract)) continue;
    const { content, isOfContract: _, ...rest } = mail;
    const people = [userId, aboutId, notification?.actorId].filter((id) => id !== undefined);
    await inLanguage(languages.get(userId), async () => {
      const { stop, headers } = kind ? await stopMailsOf(services.env, userId, kind) : {};
      await queueMail(tx, services, {
        ...rest,
        ...layoutMail({ ...content, ...(stop && { stop }) }, mailSender(services.env)),
        ...(headers && { headers }),
        people: [...people, ...(mail.people ?? [])],
      });
    });
  }
}

/** Removes the channels that people have turned off; their notices still count as delivered. */
async function leaveOutTurnedOff(tx: Transaction, notices: readonly Notice[]): Promise<Notice[]> {
  const chosen = await readChosen(
    tx,
    notices.flatMap(({ userId, kind }) => (kind ? [userId] : [])),
  );
  return notices.map(({ notification, mail, ...notice }) => {
    const takes = (channel: NoticeChannel) => !notice.kind || isOn(chosen.get(notice.userId), notice.kind, channel);
    return {
      ...notice,
      ...(notification && takes('bell') && { notification }),
      ...(mail && takes('mail') && { mail }),
    };
  });
}

async function leaveOutDelivered(tx: Transaction, services: Services, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return [];
  const now = services.clock.now();
  const delivered = await tx
    .insert(deliveredNotices)
    .values(notices.map(({ userId, key }) => ({ userId, key, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: deliveredNotices.userId, key: deliveredNotices.key });
  const undelivered = new Set(delivered.map(({ userId, key }) => `${userId} ${key}`));
  // The delete also drops a notice that is twice in the list.
  return notices.filter(({ userId, key }) => undelivered.delete(`${userId} ${key}`));
}
