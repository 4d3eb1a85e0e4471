import { accountRemoved } from '@jobblik/contract/accounts/accounts.events';
import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Services } from '../platform/services.ts';
import { defineTask } from '../platform/tasks/tasks.ts';
import { roomMessages, rooms, roomUploads } from './rooms.tables.ts';
import { createJanusSfu } from './sfu/janus-sfu.ts';
import { noSfu, type RoomSfu } from './sfu/room-sfu.ts';
import { registerSignalling } from './signalling.ts';
import { dropRoomFiles } from './upload-file.ts';

/** Removes old rooms: closed free rooms after a day, others after 90 days without an event. */
const tidy = defineTask({ name: 'rooms.tidy', payload: z.object({}), cron: '50 3 * * *' });
const retention = { closedHours: 24, idleDays: 90, uploadHours: 24 };

/**
 * Tasks, subscriptions and socket events of the slice. Call once at start, before the tasks start.
 * @returns the media servers; the app waits for them at start and closes them at the end
 */
export function registerRooms(services: Services): Pick<RoomSfu, 'ready' | 'close'> {
  const { tasks, clock, env } = services;
  const sfu = env.JANUS_URLS ? createJanusSfu(services) : noSfu;
  registerSignalling(services, sfu);
  tasks.subscribe(accountRemoved, 'rooms.erase', ({ user_id }) => eraseRoomsOf(services, user_id));
  tasks.work(tidy, async () => {
    const now = clock.now().getTime();
    const closed = lt(rooms.closedAt, new Date(now - retention.closedHours * 3_600_000));
    const idle = lt(rooms.changedAt, new Date(now - retention.idleDays * 24 * 3_600_000));
    await removeRooms(services, or(closed, idle));
    await dropRoomFiles(services, lt(roomUploads.createdAt, new Date(now - retention.uploadHours * 3_600_000)));
  });
  return sfu;
}

/** Erases a person's rooms, and the person's messages in others. */
export async function eraseRoomsOf(services: Services, userId: number): Promise<void> {
  await removeRooms(services, eq(rooms.hostId, userId));
  await dropRoomFiles(services, eq(roomUploads.userId, userId));
  await inTransaction(services.db, async (tx) => {
    const gone = await tx
      .delete(roomMessages)
      .where(eq(roomMessages.userId, userId))
      .returning({ fileId: roomMessages.fileId });
    for (const { fileId } of gone) await services.files.release(tx, fileId);
    const isIn = sql`${rooms.state}->'occupants' @> ${JSON.stringify([{ userId }])}::jsonb`;
    const found = await tx.select().from(rooms).where(isIn).for('update');
    for (const { id, state, revision } of found) {
      const occupants = state.occupants.filter((one) => one.userId !== userId);
      await tx
        .update(rooms)
        .set({ state: { ...state, occupants }, revision: revision + 1 })
        .where(eq(rooms.id, id));
    }
  });
}

async function removeRooms({ db, files }: Services, which: SQL | undefined): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = (await tx.select({ id: rooms.id }).from(rooms).where(which).for('update')).map(({ id }) => id);
    if (ids.length === 0) return;
    const withFiles = and(inArray(roomMessages.roomId, ids), isNotNull(roomMessages.fileId));
    for (const { fileId } of await tx.select({ fileId: roomMessages.fileId }).from(roomMessages).where(withFiles))
      await files.release(tx, fileId);
    await tx.delete(rooms).where(inArray(rooms.id, ids));
  });
}
