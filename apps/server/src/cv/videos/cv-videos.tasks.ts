import { z } from 'zod';
import { defineTask } from '../../platform/tasks/tasks.ts';

const ofVideo = z.object({ video_id: z.number() });
const minutes = 60;

/** Converts an uploaded video, so that it has a length and is seekable. */
export const prepareVideo = defineTask({
  name: 'cv.prepare-video',
  payload: ofVideo,
  retries: 3,
  concurrency: 2,
  perOwner: 1,
  timeout: 15 * minutes,
});

/** Makes the H.264 file for old browsers, if ffmpeg is installed. */
export const transcodeVideo = defineTask({
  name: 'cv.transcode-video',
  payload: ofVideo,
  retries: 1,
  timeout: 60 * minutes,
});

/** Removes local copies that a crash has left. */
export const removeOldCopies = defineTask({
  name: 'cv.remove-old-copies',
  payload: z.object({}),
  cron: '43 3 * * *',
});

/** Releases the uploaded file when no link to it is valid any more. */
export const releaseOriginal = defineTask({ name: 'cv.let-go-of-original', payload: ofVideo });
