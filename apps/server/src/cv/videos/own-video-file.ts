import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { cvVideos } from './cv-videos.tables.ts';

/**
 * The file of a person's own playable video: the one that every browser plays, if there is one. It is locked against removal until
 * the end of the transaction. Undefined for another person's video, a deleted one, and one that is not ready.
 */
export async function ownVideoFile(tx: Transaction, userId: number, videoId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ fileId: cvVideos.fileId, secondFileId: cvVideos.secondFileId })
    .from(cvVideos)
    .where(and(eq(cvVideos.id, videoId), eq(cvVideos.userId, userId), eq(cvVideos.state, 'ready')))
    .for('update');
  return row && (row.secondFileId ?? row.fileId);
}
