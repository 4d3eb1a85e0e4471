import { Readable } from 'node:stream';
import { readCaptions, writeWebVtt } from '@jobblik/contract/cv/cv-videos.captions.rules';
import { eq } from 'drizzle-orm';
import { type FilmOptions, film } from '../../platform/media/media.factory.ts';
import type { Services } from '../../platform/services.ts';
import { addVideo } from './add-video.ts';
import { videosOf } from './cv-videos.queries.ts';
import { cvVideos } from './cv-videos.tables.ts';

export interface CvVideoOptions {
  userId: number;
  name?: string;
  film?: FilmOptions;
  /** An existing video, instead of a drawn one. */
  bytes?: Buffer;
  /** WebVTT or SubRip. */
  captions?: string;
  createdAt?: Date;
}

/** Adds a drawn video to a person's CV like uploading it. @returns its id */
export async function makeCvVideo(services: Services, options: CvVideoOptions): Promise<number> {
  const { userId, name = 'Min præsentation', createdAt } = options;
  const bytes = options.bytes ?? (await film(options.film));
  const video = await services.files.store(Readable.from([bytes]), { kind: 'video', realName: name, userId });
  await addVideo(services, userId, { video, poster: undefined, field: 'video', name });
  const made = (await videosOf(services.db, userId)).find((row) => row.uploadedFileId === video.id);
  if (made === undefined) throw new Error('the video was not made');
  const cues = options.captions === undefined ? undefined : readCaptions(options.captions);
  const change = { ...(createdAt && { createdAt }), ...(cues && { captions: writeWebVtt(cues) }) };
  if (Object.keys(change).length > 0) await services.db.update(cvVideos).set(change).where(eq(cvVideos.id, made.id));
  return made.id;
}
