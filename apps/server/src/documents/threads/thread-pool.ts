import { FairQueue, type Owner } from '../../platform/fair-queue.ts';
import type { WorkThread } from './work-thread.ts';

/** A pool of threads of one kind. They start on demand and stay; owners take turns. */
export class ThreadPool<Order, Answer> {
  readonly #threads: readonly WorkThread<Order, Answer>[];
  readonly #idle: WorkThread<Order, Answer>[];
  readonly #turns: FairQueue;

  /** @param count threads; one owner uses at most one less, so that others need not wait for it */
  constructor(count: number, make: () => WorkThread<Order, Answer>) {
    this.#threads = Array.from({ length: count }, make);
    this.#idle = [...this.#threads];
    this.#turns = new FairQueue({ concurrency: count, perOwner: Math.max(1, count - 1) });
  }

  /** Starts the first thread before the first order; resolves when it is loaded. */
  async warm(): Promise<void> {
    await this.#idle[0]?.warm();
  }

  /**
   * @param owner whose turn is used
   * @param signal removes the order from the queue, or ends the thread that processes it
   * @returns undefined if the thread crashed, took too long or failed
   * @throws Problem `too_many_at_once` or `unavailable` if too many orders are waiting; the signal's reason
   */
  run(owner: Owner, order: Order, signal?: AbortSignal): Promise<Answer | undefined> {
    const work = async () => {
      const thread = this.#idle.shift();
      if (!thread) throw new Error('more turns than threads');
      try {
        return await thread.run(order, signal);
      } finally {
        this.#idle.unshift(thread);
      }
    };
    return this.#turns.run(owner, work, signal);
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread.close();
  }
}
