import { createHash } from 'node:crypto';
import { and, arrayContains, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { sessions } from '../../accounts/accounts.tables.ts';
import { sessionIsLive } from '../../accounts/index.ts';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { defineTask } from '../../platform/tasks/tasks.ts';
import { pushSubscriptions, queuedPushes } from './push.tables.ts';
import { isNight } from './push-pace.rules.ts';
import { postPush } from './push-service.ts';

/** Sends one message to one device, and tries again for some hours while the push service is unavailable. */
export const sendPush = defineTask({
  name: 'notifications.push',
  payload: z.object({ push_id: z.uuid() }),
  retries: 12,
  concurrency: 4,
  timeout: 60,
});

/** Milliseconds after which an unsent message is outdated. */
const worth = 24 * 3_600_000;

const clearQueued = defineTask({ name: 'notifications.clear-push', payload: z.object({}), cron: '50 3 * * *' });

/** Registers the tasks of `queuePush`. Call once at start. */
export function registerPush(services: Services): void {
  const { db, clock, tasks } = services;
  tasks.work(sendPush, ({ push_id }, run) => deliver(services, push_id, run.id));
  tasks.work(clearQueued, async () => {
    await db.delete(queuedPushes).where(lt(queuedPushes.createdAt, new Date(clock.now().getTime() - worth)));
  });
}

async function deliver({ db, env, clock, log }: Services, pushId: string, task: string): Promise<void> {
  const now = clock.now();
  const [found] = await db
    .select({ queued: queuedPushes, device: pushSubscriptions })
    .from(queuedPushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, queuedPushes.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(queuedPushes.id, pushId), sessionIsLive(now)));
  // It was sent in an interrupted run, or the device is signed out.
  if (!found) return;
  const { queued, device } = found;
  const isOld = now.getTime() - queued.createdAt.getTime() > worth;
  const { title, link, tag } = queued;
  const message = { title, link, tag, silent: isNight(now) };
  const outcome = isOld
    ? 'sent'
    : await postPush(env, device, { message, topic: topicOf(tag), urgent: !message.silent }).catch((cause: unknown) => {
        // The queue stores error messages for days, and connection errors contain the address.
        throw new Error('the push message did not leave', { cause });
      });
  if (outcome === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
    return;
  }
  if (outcome === 'refused')
    log.warn({ task, service: URL.parse(device.endpoint)?.host }, 'a push message was refused');
  await db.delete(queuedPushes).where(eq(queuedPushes.id, pushId));
}

/** At most 32 characters of base64url (RFC 8030 §5.4). A repeated message replaces the one that is not delivered yet. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** Erases waiting messages to a person or naming one. */
export async function forgetPushes(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(queuedPushes).where(arrayContains(queuedPushes.people, [userId]));
}
