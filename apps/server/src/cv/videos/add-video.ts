import { cvVideoAdded } from '@jobblik/contract/cv/cv-videos.events';
import { nameOfFile, videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import { Problem } from '@jobblik/contract/kernel/problem';
import { lockUser } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { StoredFile } from '../../platform/files/files.ts';
import { UnusableMedia, type VideoAttributes } from '../../platform/media/media.ts';
import { probeStored } from '../../platform/media/media-work.ts';
import type { Services } from '../../platform/services.ts';
import { videosOf } from './cv-videos.queries.ts';
import { cvVideos } from './cv-videos.tables.ts';
import { prepareVideo } from './cv-videos.tasks.ts';

export interface NewVideo {
  video: StoredFile | undefined;
  /** Name of the form's field, for errors. */
  field: string;
  /** A picture of it, if the browser could make one. */
  poster: StoredFile | undefined;
  name: string;
}

/**
 * Adds a video to a person's CV: checks it at once, so that an unusable one is refused while its owner still waits, and leaves the
 * conversion to a task. The same upload sent twice is one video.
 * @throws Problem `no_picture`, `too_short`, `damaged_file`, `unsupported_type`, `too_many_videos`
 */
export async function addVideo(services: Services, userId: number, given: NewVideo): Promise<void> {
  const { video, poster, field } = given;
  if (video === undefined) throw new Problem('invalid_input', { fields: [{ path: field, code: 'required' }] });
  if ((await videosOf(services.db, userId)).some(({ uploadedFileId }) => uploadedFileId === video.id)) return;
  const attributes = await lookAt(services, { fileId: video.id, owner: userId }, field);
  await inTransaction(services.db, async (tx) => {
    await lockUser(tx, userId);
    const own = await videosOf(tx, userId);
    if (own.some(({ uploadedFileId }) => uploadedFileId === video.id)) return;
    if (own.length >= videoLimits.most) throw tooMany(field);
    await services.files.claim(tx, video.id);
    if (poster) await services.files.claim(tx, poster.id);
    const [made] = await tx
      .insert(cvVideos)
      .values({
        userId,
        name: given.name || nameOfFile(video.realName) || 'Video',
        fileId: video.id,
        uploadedFileId: video.id,
        posterFileId: poster?.id ?? null,
        durationMs: Math.round(attributes.duration * 1000),
        width: attributes.width,
        height: attributes.height,
        createdAt: services.clock.now(),
      })
      .returning({ id: cvVideos.id });
    if (made === undefined) throw new Error('the video was not added');
    await services.tasks.enqueue(
      tx,
      prepareVideo,
      { video_id: made.id },
      { singletonKey: `video/${made.id}`, owner: userId },
    );
    await services.tasks.publish(tx, cvVideoAdded, { video_id: made.id, user_id: userId });
  });
}

async function lookAt(
  services: Services,
  video: { fileId: string; owner: number },
  field: string,
): Promise<VideoAttributes> {
  try {
    return await probeStored(services, video, videoLimits.shortest);
  } catch (error) {
    if (!(error instanceof UnusableMedia)) throw error;
    const { reason } = error;
    throw new Problem(reason, {
      // The text of this code for a field differs from the one for a call.
      fields: [{ path: field, code: reason === 'too_short' ? 'video_too_short' : reason }],
      cause: error,
    });
  }
}

function tooMany(field: string): Problem {
  return new Problem('too_many_videos', {
    fields: [{ path: field, code: 'too_many_videos', limit: videoLimits.most }],
  });
}
