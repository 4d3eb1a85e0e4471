import { readCaptions, writeWebVtt } from '@jobblik/contract/cv/cv-videos.captions.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Services } from '../../platform/services.ts';
import { lockOwnVideo } from './cv-videos.queries.ts';
import { cvVideos } from './cv-videos.tables.ts';

/** @throws Problem `not_found` */
export async function renameVideo({ db }: Services, userId: number, videoId: number, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOwnVideo(tx, userId, videoId);
    await tx.update(cvVideos).set({ name }).where(eq(cvVideos.id, videoId));
  });
}

/**
 * Stores captions of either format as WebVTT; an empty text removes them.
 * @throws Problem `unreadable_captions`, `not_found`
 */
export async function setCaptions({ db }: Services, userId: number, videoId: number, source: string): Promise<void> {
  const cues = source.trim() === '' ? [] : readCaptions(source);
  if (cues === undefined) {
    throw new Problem('unreadable_captions', {
      fields: [{ path: 'captions', code: 'unreadable_captions' }],
    });
  }
  await inTransaction(db, async (tx) => {
    await lockOwnVideo(tx, userId, videoId);
    const captions = cues.length > 0 ? writeWebVtt(cues) : null;
    await tx.update(cvVideos).set({ captions }).where(eq(cvVideos.id, videoId));
  });
}
