import { applicationReceived } from '@jobblik/contract/applications/applications.events';
import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { and, eq, isNull } from 'drizzle-orm';
import { withLocalCopy } from '../platform/media/local-copy.ts';
import { UnusableMedia } from '../platform/media/media.ts';
import { probeVideo } from '../platform/media/media-work.ts';
import type { Services } from '../platform/services.ts';
import { applicationFiles } from './applications.tables.ts';

/** Measures the video of each new application. Called once at start, before the tasks start. */
export function registerVideoLengths(services: Services): void {
  services.tasks.subscribe(applicationReceived, 'applications.measure-video', ({ application_id }) =>
    measureVideo(services, application_id),
  );
}

/** Stores the length of an application's video. A file that is not a video has no length, and is shown without one. */
async function measureVideo(services: Services, applicationId: number): Promise<void> {
  const { db, files } = services;
  const unmeasured = and(
    eq(applicationFiles.applicationId, applicationId),
    eq(applicationFiles.role, 'video'),
    isNull(applicationFiles.durationMs),
  );
  const [row] = await db.select({ fileId: applicationFiles.fileId }).from(applicationFiles).where(unmeasured);
  // Withdrawn in the meantime, or sent without a video.
  if (!row || !(await files.describe([row.fileId])).has(row.fileId)) return;
  const duration = await withLocalCopy(services, { fileId: row.fileId }, durationOf);
  if (duration === null) return;
  await db
    .update(applicationFiles)
    .set({ durationMs: Math.round(duration * 1000) })
    .where(and(unmeasured, eq(applicationFiles.fileId, row.fileId)));
}

async function durationOf(path: string): Promise<number | null> {
  try {
    return (await probeVideo(path, videoLimits.shortest)).duration;
  } catch (error) {
    if (error instanceof UnusableMedia) return null;
    throw error;
  }
}
