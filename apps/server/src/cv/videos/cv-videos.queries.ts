import { Problem } from '@jobblik/contract/kernel/problem';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { type CvVideoRow, cvVideos } from './cv-videos.tables.ts';

/** A person's videos, newest first. */
export async function videosOf(db: Database | Transaction, userId: number): Promise<CvVideoRow[]> {
  return db
    .select()
    .from(cvVideos)
    .where(eq(cvVideos.userId, userId))
    .orderBy(desc(cvVideos.createdAt), desc(cvVideos.id));
}

/** The newest ready video of each of these people, if there is one. */
export async function newestReadyVideos(db: Database, userIds: readonly number[]): Promise<CvVideoRow[]> {
  return db
    .selectDistinctOn([cvVideos.userId])
    .from(cvVideos)
    .where(
      and(inArray(cvVideos.userId, [...new Set(userIds)]), eq(cvVideos.state, 'ready'), isNull(cvVideos.takenDownAt)),
    )
    .orderBy(cvVideos.userId, desc(cvVideos.createdAt), desc(cvVideos.id));
}

/** @throws Problem `not_found`, also for another person's video */
export async function lockOwnVideo(tx: Transaction, userId: number, videoId: number): Promise<CvVideoRow> {
  const [row] = await tx
    .select()
    .from(cvVideos)
    .where(and(eq(cvVideos.id, videoId), eq(cvVideos.userId, userId)))
    .for('update');
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Every file of a video, for deleting them. */
export function filesOfVideo(row: CvVideoRow): string[] {
  const own = [row.fileId, row.originalFileId, row.secondFileId, row.posterFileId];
  return own.filter((fileId) => fileId !== null);
}
