import { and, eq, isNotNull } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { cvVideos } from './cv-videos.tables.ts';

/** Releases the originally uploaded file of a video. Does nothing for a deleted video. */
export async function releaseOriginalFile({ db, files }: Services, videoId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ fileId: cvVideos.originalFileId })
      .from(cvVideos)
      .where(and(eq(cvVideos.id, videoId), isNotNull(cvVideos.originalFileId)))
      .for('update');
    if (row === undefined) return;
    await files.release(tx, row.fileId);
    await tx.update(cvVideos).set({ originalFileId: null }).where(eq(cvVideos.id, videoId));
  });
}
