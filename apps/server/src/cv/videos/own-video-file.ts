import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import { cvVideos } from './cv-videos.tables.ts';

/**
 * The file of a video of the person's own that can be watched: the one that every browser plays, where there is one. It stays until
 * the transaction ends. Undefined for another person's video, one that is gone, and one that is not ready.
 */
export async function ownVideoFile(tx: Transaction, userId: number, videoId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ fileId: cvVideos.fileId, secondFileId: cvVideos.secondFileId })
    .from(cvVideos)
    .where(and(eq(cvVideos.id, videoId), eq(cvVideos.userId, userId), eq(cvVideos.state, 'ready')))
    .for('update');
  return row && (row.secondFileId ?? row.fileId);
}
