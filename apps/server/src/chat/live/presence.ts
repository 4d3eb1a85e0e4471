import { randomUUID } from 'node:crypto';
import { chatPresence as presencePushed } from '@jobblik/contract/chat/chat.events';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { chatMembers, chatPeople, chatPresence } from '../chat.tables.ts';

type PresenceServices = Pick<Services, 'db' | 'clock' | 'realtime' | 'log'>;

/** Milliseconds between two heartbeats of a server, and after which its people count as offline. */
const refreshEvery = 30_000;
const missedHeartbeats = 3;

/** The people among these with an open browser. */
export async function activeAmong(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ userId: chatPresence.userId })
    .from(chatPresence)
    .where(and(inArray(chatPresence.userId, [...userIds]), gt(chatPresence.seenAt, staleBefore(clock.now()))));
  return new Set(rows.map(({ userId }) => userId));
}

/** Rows of servers without a heartbeat since then do not count. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - missedHeartbeats * refreshEvery);
}

/**
 * Tracks who has an open browser, and notifies contacts when a person goes online or offline. A crashed server stops refreshing its
 * rows. Called once at start.
 * @param onLeave called when a person's last browser on this server closes
 */
export function followPresence(services: PresenceServices, onLeave: (userId: number) => void): void {
  const serverId = randomUUID();
  const open = new Map<number, number>();
  /** Changes of one person are written one after the other. */
  const writing = new Map<number, Promise<void>>();

  function write(userId: number): Promise<void> {
    const before = writing.get(userId) ?? Promise.resolve();
    const next = before
      .then(() => setPresence(services, serverId, { userId, present: open.has(userId) }))
      .catch((error: unknown) => services.log.error({ err: error, user: userId }, 'presence could not be written'));
    writing.set(userId, next);
    return next.then(() => {
      if (writing.get(userId) === next) writing.delete(userId);
    });
  }

  services.realtime.onConnect(async ({ userId }: SignedIn) => {
    const count = open.get(userId) ?? 0;
    open.set(userId, count + 1);
    if (count === 0) await write(userId);
  });
  services.realtime.onDisconnect(async ({ userId }: SignedIn) => {
    const left = (open.get(userId) ?? 0) - 1;
    if (left > 0) return void open.set(userId, left);
    open.delete(userId);
    onLeave(userId);
    await write(userId);
  });
  setInterval(() => {
    if (open.size > 0) void refresh(services, serverId);
  }, refreshEvery).unref();
}

async function refresh({ db, clock, log }: PresenceServices, serverId: string): Promise<void> {
  try {
    await db.update(chatPresence).set({ seenAt: clock.now() }).where(eq(chatPresence.serverId, serverId));
  } catch (error) {
    log.error({ err: error }, 'presence could not be refreshed');
  }
}

/** Stores whether a person has a browser open on this server, and notifies the contacts if their state changes. */
async function setPresence(
  services: PresenceServices,
  serverId: string,
  { userId, present }: { userId: number; present: boolean },
): Promise<void> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  const wasActive = (await activeAmong(services, [userId])).has(userId);
  await inTransaction(db, async (tx) => {
    await tx
      .insert(chatPeople)
      .values({ userId, seenAt: now })
      .onConflictDoUpdate({ target: chatPeople.userId, set: { seenAt: now } });
    if (present) {
      await tx
        .insert(chatPresence)
        .values({ userId, serverId, seenAt: now })
        .onConflictDoUpdate({ target: [chatPresence.userId, chatPresence.serverId], set: { seenAt: now } });
    } else {
      await tx.delete(chatPresence).where(and(eq(chatPresence.userId, userId), eq(chatPresence.serverId, serverId)));
    }
  });
  const active = (await activeAmong(services, [userId])).has(userId);
  if (active !== wasActive)
    realtime.nudge(await contactsOf(services, userId), presencePushed, { user_id: userId, active });
}

/** Contacts who may see whether a person is online: those whom the person has not blocked. */
async function contactsOf({ db }: PresenceServices, userId: number): Promise<number[]> {
  const rows = await db
    .select({ contactId: chatMembers.contactId })
    .from(chatMembers)
    .where(and(eq(chatMembers.userId, userId), isNull(chatMembers.blockedAt)));
  return rows.map(({ contactId }) => contactId);
}

/** Removes rows of crashed servers; their people were last seen then. */
export async function forgetStalePresence({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(chatPresence)
      .where(lt(chatPresence.seenAt, staleBefore(clock.now())))
      .returning({ userId: chatPresence.userId, seenAt: chatPresence.seenAt });
    for (const { userId, seenAt } of gone) {
      await tx
        .update(chatPeople)
        .set({ seenAt: sql`greatest(${chatPeople.seenAt}, ${seenAt.toISOString()}::timestamptz)` })
        .where(eq(chatPeople.userId, userId));
    }
  });
}
