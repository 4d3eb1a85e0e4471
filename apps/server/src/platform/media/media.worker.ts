import { parentPort, workerData } from 'node:worker_threads';
import { UnusableMedia } from './media.ts';
import type { MediaAnswer, MediaWork } from './media-work.ts';
import { probe } from './read-video.ts';
import { rewrite } from './rewrite-video.ts';

/** Entry of the thread: one job, one answer. */
async function answer(work: MediaWork): Promise<MediaAnswer> {
  try {
    const { path, shortest } = work;
    return {
      value: work.output === undefined ? await probe(path, shortest) : await rewrite(path, work.output, shortest),
    };
  } catch (error) {
    if (error instanceof UnusableMedia) return { unusable: error.reason, cause: String(error.cause ?? '') };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as MediaWork));
