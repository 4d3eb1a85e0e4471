import { Worker } from 'node:worker_threads';

export interface ThreadBounds {
  /** Milliseconds after which the work is given up. */
  time: number;
  /** Megabytes of the thread's heap. */
  heap: number;
}

/**
 * Runs a worker file once, in a thread of its own: whatever a document does to it, endless loop, exhausted memory or crash,
 * the server goes on. The worker gets `order` as its data and posts one answer.
 * @returns undefined when the thread broke or took too long
 */
export async function runInThread<T>(worker: URL, order: object, bounds: ThreadBounds): Promise<T | undefined> {
  const thread = new Worker(worker, {
    workerData: order,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: bounds.heap, maxYoungGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<T | undefined>();
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(giveUp, bounds.time);
  thread
    .on('message', (answer: T) => resolve(answer))
    .on('error', giveUp)
    .on('exit', giveUp);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
