import { Worker } from 'node:worker_threads';

export interface ThreadBounds {
  /**
   * Milliseconds of processor time after which an order is aborted, so that a busy machine refuses nobody's document. A thread that
   * waits without working is aborted after four times as long.
   */
  time: number;
  /** Megabytes of the thread's heap. */
  heap: number;
}

const longestWait = 4;
/** Milliseconds between two looks at what a thread has used. */
const lookEvery = 250;

/** Milliseconds of processor time that a thread has used; undefined before it runs and after its end. */
async function usedBy(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_NOT_RUNNING') return undefined;
    throw error;
  }
}

/** Message of a thread: it is loaded, or the result of the current order. */
export type ThreadMessage<Answer> = { ready: true } | { answer: Answer } | { error: string };

/**
 * A thread that processes one order after the other. An endless loop, exhausted memory or a crash caused by a document ends the
 * thread and not the server; the next order gets a new one. An idle thread does not keep the process alive.
 */
export class WorkThread<Order, Answer> {
  readonly #file: URL;
  readonly #bounds: ThreadBounds;
  readonly #data: unknown;
  #worker: Worker | undefined;

  /**
   * @param file entry of the thread, which calls `answerOrders`
   * @param data `workerData` of the thread
   */
  constructor(file: URL, bounds: ThreadBounds, data?: unknown) {
    this.#file = file;
    this.#bounds = bounds;
    this.#data = data;
  }

  /** Starts the thread before the first order; resolves when it is loaded, or could not be. */
  async warm(): Promise<void> {
    if (this.#worker) return;
    const worker = this.#start();
    await new Promise<void>((resolve) => {
      worker.once('message', () => resolve()).once('exit', () => resolve());
    });
  }

  /**
   * Processes one order; call again only when the promise has settled.
   * @param signal ends the thread in the middle of the order
   * @returns undefined if the thread crashed, took too long or failed
   * @throws the signal's reason
   */
  async run(order: Order, signal?: AbortSignal): Promise<Answer | undefined> {
    signal?.throwIfAborted();
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const usedBefore = usedBy(worker);
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const onMessage = (message: ThreadMessage<Answer>) => {
      if (!('ready' in message)) resolve('answer' in message ? message.answer : undefined);
    };
    const giveUp = () => resolve(undefined);
    const end = () => {
      this.#forget(worker);
      void worker.terminate();
      giveUp();
    };
    const { time } = this.#bounds;
    const look = async () => {
      const [before = 0, now = 0] = await Promise.all([usedBefore, usedBy(worker)]);
      if (now - before > time) end();
    };
    const looking = setInterval(() => void look(), Math.min(time, lookEvery));
    const timer = setTimeout(end, time * longestWait);
    signal?.addEventListener('abort', end, { once: true });
    worker.on('message', onMessage).on('error', giveUp).on('exit', giveUp);
    worker.postMessage(order);
    try {
      const answer = await promise;
      signal?.throwIfAborted();
      return answer;
    } finally {
      clearInterval(looking);
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      worker.off('message', onMessage).off('error', giveUp).off('exit', giveUp);
      worker.unref();
    }
  }

  /** Ends the thread; the next order starts another. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file, {
      workerData: this.#data,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#bounds.heap, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    });
    worker.on('error', () => this.#forget(worker));
    worker.on('exit', () => this.#forget(worker));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }
}
