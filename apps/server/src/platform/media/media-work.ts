import { Worker } from 'node:worker_threads';
import { FairQueue, type Owner } from '../fair-queue.ts';
import type { Services } from '../services.ts';
import { withLocalCopy } from './local-copy.ts';
import { type Rewritten, UnusableMedia, type UnusableReason, type VideoAttributes } from './media.ts';

/** Input of the thread; without `output` it only inspects the file. */
export interface MediaWork {
  path: string;
  output?: string | undefined;
  /** Minimum length of a video in seconds. */
  shortest: number;
}

export type MediaAnswer = { value: unknown } | { unusable: UnusableReason; cause: string };

/** Turns of people who wait for the check of their video. */
const videoTurns = new FairQueue({ concurrency: 2, perOwner: 1 });
const longestMs = 10 * 60 * 1000;

/**
 * Checks a stored video for a waiting person; people take turns.
 * @throws UnusableMedia; Problem `too_many_at_once` or `unavailable` when too many videos wait
 */
export function probeStored(
  services: Services,
  { fileId, owner }: { fileId: string; owner: Owner },
  shortest: number,
): Promise<VideoAttributes> {
  return videoTurns.run(owner, () => withLocalCopy(services, { fileId }, (path) => probeVideo(path, shortest)));
}

/** Checks a local video file in a separate thread. @throws UnusableMedia */
export async function probeVideo(path: string, shortest: number, signal?: AbortSignal): Promise<VideoAttributes> {
  return (await inThread({ path, shortest }, signal)) as VideoAttributes;
}

/**
 * Rewrites a local video file so that it has a length and is seekable, see `rewrite`. Runs in a separate thread; the calling task
 * limits the number.
 * @param output path without ending
 * @throws UnusableMedia
 */
export async function rewriteVideo(
  path: string,
  output: string,
  shortest: number,
  signal?: AbortSignal,
): Promise<Rewritten | undefined> {
  return (await inThread({ path, output, shortest }, signal)) as Rewritten | undefined;
}

async function inThread(work: MediaWork, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(longestMs);
  const answer = await run(work, signal ? AbortSignal.any([signal, timeout]) : timeout);
  if ('value' in answer) return answer.value;
  throw new UnusableMedia(answer.unusable, { cause: answer.cause });
}

/** A file that exhausts memory ends its thread, not the server. */
function run(work: MediaWork, signal: AbortSignal): Promise<MediaAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./media.worker.ts', import.meta.url), {
      workerData: work,
      // Without the server's settings; and under `node --watch` a thread that inherits the environment reports its imports in the
      // channel of its answer.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const stop = () => {
      reject(signal.reason);
      void thread.terminate();
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', resolve);
    thread.once('error', (error) =>
      reject(isOutOfMemory(error) ? new UnusableMedia('damaged_file', { cause: error }) : error),
    );
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`the thread ended with ${code} before it answered`));
    });
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
