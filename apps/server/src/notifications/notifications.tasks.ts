import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { defaultLanguage, type Language } from '@jobblik/contract/kernel/language';
import { eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { languagesOf } from '../accounts/index.ts';
import type { Notice, NoticeSource } from '../notices/index.ts';
import { clearUnread, forgetNoticeSettings, forgetUnread, pushUnread } from '../notices/index.ts';
import { forgetStrangerMails } from '../notices/strangers/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { inLanguage } from '../platform/language.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { deliveredNotices, notifications } from './notifications.tables.ts';
import { notify } from './notify.ts';
import { forgetPushes, registerPush } from './push/push.tasks.ts';
import { relayNudges } from './relay-nudges.ts';

const clearOld = defineTask({ name: 'notifications.clear-old', payload: z.object({}), cron: '40 3 * * *' });

/** Tasks and socket events of the slice. Call once at start. */
export function registerNotifications(services: Services): void {
  const { tasks, realtime, db } = services;
  relayNudges(services);
  registerPush(services);
  realtime.onConnect(async (who) => pushUnread(services, [who.userId]));
  tasks.work(clearOld, async () => {
    await inTransaction(db, (tx) =>
      dropNotifications(
        tx,
        services,
        or(
          lt(notifications.createdAt, sql`now() - interval '1 year'`),
          lt(notifications.clearedAt, sql`now() - interval '1 hour'`),
        ),
      ),
    );
    await db.delete(deliveredNotices).where(lt(deliveredNotices.createdAt, sql`now() - interval '1 year'`));
  });
  tasks.subscribe(accountRemoved, 'notifications.forget', async ({ user_id }) => {
    await inTransaction(db, async (tx) => {
      const { userId, actorId, aboutId, nameOfId } = notifications;
      await dropNotifications(
        tx,
        services,
        or(...[userId, actorId, aboutId, nameOfId].map((column) => eq(column, user_id))),
      );
      await tx.delete(deliveredNotices).where(eq(deliveredNotices.userId, user_id));
      await forgetUnread(tx, user_id);
      await forgetNoticeSettings(tx, user_id);
      await forgetStrangerMails(tx, user_id);
      await forgetPushes(tx, user_id);
    });
  });
}

/**
 * Notices, each in its receiver's language. Danish ones are built first; for receivers with another language, all are built again
 * in that language. Building only reads.
 */
async function buildForReceivers(
  build: (language: Language) => Promise<readonly Notice[]>,
  db: Services['db'],
): Promise<readonly Notice[]> {
  const notices = await build(defaultLanguage);
  const chosen = await languagesOf(
    db,
    notices.map(({ userId }) => userId),
  );
  const nameOf = ({ userId, key }: Notice) => `${userId} ${key}`;
  const others = new Set([...chosen.values()].filter((language) => language !== defaultLanguage));
  const translated = new Map<string, Notice>();
  for (const language of others) {
    for (const notice of await build(language)) {
      if (chosen.get(notice.userId) === language) translated.set(nameOf(notice), notice);
    }
  }
  return notices.map((notice) => translated.get(nameOf(notice)) ?? notice);
}

async function dropNotifications(tx: Transaction, services: Services, which: SQL | undefined): Promise<void> {
  const dropped = await tx
    .delete(notifications)
    .where(which ?? sql`false`)
    .returning({ id: notifications.id });
  await clearUnread(tx, services, { kind: 'notification', subjectId: dropped.map(({ id }) => id) });
}

/** Delivers the notices of the slices' `*.notices.ts`. Call once at start, with the lists of all slices. */
export function registerNotices(services: Services, sources: readonly NoticeSource[]): void {
  for (const { event, name, build } of sources) {
    services.tasks.subscribe(event, name, async (payload) => {
      const notices = await buildForReceivers(
        (language) => inLanguage(language, () => build(payload, services)),
        services.db,
      );
      if (notices.length > 0) await inTransaction(services.db, (tx) => notify(tx, services, notices));
    });
  }
}
