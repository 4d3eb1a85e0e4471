import { cvVideoRemoved } from '@jobblik/contract/cv/cv-videos.events';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { filesOfVideo, lockOwnVideo } from './cv-videos.queries.ts';
import { type CvVideoRow, cvVideos } from './cv-videos.tables.ts';

/** Removes a video with all its files. @throws Problem `not_found` */
export async function removeVideo(services: Services, userId: number, videoId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockOwnVideo(tx, userId, videoId);
    await drop(services, tx, row);
    await services.tasks.publish(tx, cvVideoRemoved, { video_id: row.id, user_id: userId });
  });
}

/** Erases a person's videos when the account is removed. Idempotent. */
export async function eraseVideosOf(services: Services, userId: number): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const rows = await tx.select().from(cvVideos).where(eq(cvVideos.userId, userId)).for('update');
    for (const row of rows) await drop(services, tx, row);
  });
}

async function drop(services: Services, tx: Transaction, row: CvVideoRow): Promise<void> {
  for (const fileId of filesOfVideo(row)) await services.files.release(tx, fileId);
  await tx.delete(cvVideos).where(eq(cvVideos.id, row.id));
}
