import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { cvVideos } from './cv-videos.tables.ts';

/**
 * Takes a video down, or gives it back; its owner keeps seeing it.
 * @returns whether it was down before, undefined for an unknown video
 */
export async function holdVideo(
  tx: Transaction,
  services: Services,
  { videoId, takenDown, now }: { videoId: number; takenDown: boolean; now: Date },
): Promise<{ wasTakenDown: boolean } | undefined> {
  const [video] = await tx.select().from(cvVideos).where(eq(cvVideos.id, videoId)).for('update');
  if (!video) return undefined;
  const takenDownAt = takenDown ? (video.takenDownAt ?? now) : null;
  await tx.update(cvVideos).set({ takenDownAt }).where(eq(cvVideos.id, videoId));
  await services.ports.cv.indexCvs(tx, [video.userId]);
  return { wasTakenDown: video.takenDownAt !== null };
}
