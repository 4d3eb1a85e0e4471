import { join } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findFfmpeg, transcodeToMp4 } from '../../platform/media/ffmpeg.ts';
import { withLocalCopy } from '../../platform/media/local-copy.ts';
import type { Services } from '../../platform/services.ts';
import type { TaskRun } from '../../platform/tasks/tasks.ts';
import { cvVideos } from './cv-videos.tables.ts';
import { storeLocal } from './store-local.ts';

/** Makes the second file of a video if ffmpeg is installed; otherwise the video has one format. */
export async function transcode(services: Services, videoId: number, { id, signal }: TaskRun): Promise<void> {
  const { db, files } = services;
  const ffmpeg = await findFfmpeg();
  const waiting = and(eq(cvVideos.id, videoId), eq(cvVideos.state, 'ready'), isNull(cvVideos.secondFileId));
  const [row] = ffmpeg === undefined ? [] : await db.select().from(cvVideos).where(waiting);
  if (ffmpeg === undefined || row === undefined) return;
  const made = await withLocalCopy(services, { fileId: row.fileId, name: id }, async (source, folder) => {
    const path = join(folder, 'second.mp4');
    await transcodeToMp4(ffmpeg, source, path, signal);
    return storeLocal(services, row, { path, kind: 'video' });
  });
  try {
    await inTransaction(db, async (tx) => {
      const [still] = await tx.select().from(cvVideos).where(waiting).for('update');
      if (still === undefined) return;
      await files.claim(tx, made.id);
      await tx.update(cvVideos).set({ secondFileId: made.id }).where(eq(cvVideos.id, videoId));
    });
  } finally {
    await files.discard([made.id]);
  }
}
