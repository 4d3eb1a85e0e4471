import { join } from 'node:path';
import { type UnusableReason, unusableReasons, videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { drawPicture, findFfmpeg } from '../../platform/media/ffmpeg.ts';
import { withLocalCopy } from '../../platform/media/local-copy.ts';
import { type Rewritten, UnusableMedia } from '../../platform/media/media.ts';
import { rewriteVideo } from '../../platform/media/media-work.ts';
import type { Services } from '../../platform/services.ts';
import type { TaskRun } from '../../platform/tasks/tasks.ts';
import { type CvVideoRow, cvVideos } from './cv-videos.tables.ts';
import { prepareVideo, releaseOriginal, transcodeVideo } from './cv-videos.tasks.ts';
import { linkLifetime } from './list-videos.ts';
import { storeLocal } from './store-local.ts';

/** Files made from the uploaded one; failed kinds are left out. */
interface Made {
  attributes: Rewritten | undefined;
  video: StoredFile | undefined;
  poster: StoredFile | undefined;
}

/**
 * Makes an uploaded video seekable and ready. One that turns out not to be a video becomes unusable; if the server cannot convert
 * it in the last attempt either, the video stays as uploaded, which plays in most browsers.
 */
export async function prepare(services: Services, videoId: number, run: TaskRun): Promise<void> {
  const [row] = await services.db
    .select()
    .from(cvVideos)
    .where(and(eq(cvVideos.id, videoId), eq(cvVideos.state, 'processing')));
  if (row === undefined) return;
  try {
    const made = await make(services, row, run);
    const ids = [made.video?.id, made.poster?.id].filter((id) => id !== undefined);
    try {
      await finish(services, row, made);
    } finally {
      await services.files.discard(ids);
    }
  } catch (error) {
    if (error instanceof UnusableMedia) return finishUnchanged(services, row, reasonOf(error));
    if (run.attempt > (prepareVideo.retries ?? 0)) await finishUnchanged(services, row, null);
    throw error;
  }
}

async function make(services: Services, row: CvVideoRow, { id, signal }: TaskRun): Promise<Made> {
  return withLocalCopy(services, { fileId: row.fileId, name: id }, async (source, folder) => {
    const output = join(folder, 'rewritten');
    const attributes = await rewriteVideo(source, output, videoLimits.shortest, signal);
    const uploaded = (await services.files.describe([row.fileId])).get(row.fileId);
    const video =
      attributes &&
      (await storeLocal(services, row, {
        path: `${output}.${attributes.extension}`,
        kind: 'video',
        ...(uploaded && { realName: uploaded.realName }),
      }));
    const picture =
      row.posterFileId === null ? await pictureOf(row, { source, output, attributes, signal }) : undefined;
    const poster =
      picture === undefined ? undefined : await storeLocal(services, row, { path: picture, kind: 'image' });
    return { attributes, video, poster };
  });
}

/** Path of a picture from the video, if one can be made. */
async function pictureOf(
  row: CvVideoRow,
  made: { source: string; output: string; attributes: Rewritten | undefined; signal: AbortSignal },
): Promise<string | undefined> {
  if (made.attributes?.poster) return `${made.output}.webp`;
  const ffmpeg = await findFfmpeg();
  if (ffmpeg === undefined) return undefined;
  const path = `${made.output}.jpg`;
  await drawPicture(ffmpeg, { input: made.source, duration: row.durationMs / 1000 }, path, made.signal);
  return path;
}

async function finish(services: Services, { id }: CvVideoRow, { attributes, video, poster }: Made): Promise<void> {
  const { files, tasks, clock, db } = services;
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(cvVideos)
      .where(and(eq(cvVideos.id, id), eq(cvVideos.state, 'processing')))
      .for('update');
    // Removed, or finished by another run, while this one worked.
    if (row === undefined) return;
    if (video) await files.claim(tx, video.id);
    if (poster) await files.claim(tx, poster.id);
    await tx
      .update(cvVideos)
      .set({
        state: 'ready',
        ...(video && { fileId: video.id, originalFileId: row.fileId }),
        ...(poster && { posterFileId: poster.id }),
        ...(attributes && {
          durationMs: Math.round(attributes.duration * 1000),
          width: attributes.width,
          height: attributes.height,
        }),
      })
      .where(eq(cvVideos.id, id));
    if (video) {
      // Links created now are valid for one lifetime and up to one more window.
      const startAfter = new Date(clock.now().getTime() + 1.5 * linkLifetime * 1000);
      await tasks.enqueue(tx, releaseOriginal, { video_id: id }, { startAfter });
    }
    if (attributes === undefined || needsSecond(attributes))
      await tasks.enqueue(tx, transcodeVideo, { video_id: id }, { owner: row.userId });
  });
}

/** Old Safari plays only H.264 with AAC. */
function needsSecond({ extension, videoCodec, audioCodec }: Rewritten): boolean {
  return extension === 'webm' || videoCodec !== 'avc' || (audioCodec !== null && audioCodec !== 'aac');
}

async function finishUnchanged({ db }: Services, { id }: CvVideoRow, reason: UnusableReason | null): Promise<void> {
  await db
    .update(cvVideos)
    .set({ state: reason === null ? 'ready' : 'unusable', reason })
    .where(and(eq(cvVideos.id, id), eq(cvVideos.state, 'processing')));
}

function reasonOf({ reason }: UnusableMedia): UnusableReason {
  return unusableReasons.find((known) => known === reason) ?? 'damaged_file';
}
