import { FairQueue, type Owner } from '../../platform/fair-queue.ts';
import type { WorkThread } from './work-thread.ts';

/** A few threads of one kind. They start when they are needed, and stay; people take turns with them. */
export class ThreadPool<Order, Answer> {
  readonly #threads: readonly WorkThread<Order, Answer>[];
  readonly #idle: WorkThread<Order, Answer>[];
  readonly #turns: FairQueue;

  /** @param count threads; one person has at most one less, so that the others need not wait for what it does */
  constructor(count: number, make: () => WorkThread<Order, Answer>) {
    this.#threads = Array.from({ length: count }, make);
    this.#idle = [...this.#threads];
    this.#turns = new FairQueue({ concurrency: count, perOwner: Math.max(1, count - 1) });
  }

  /** Starts the first thread ahead of the first order; resolves when it is loaded. */
  async warm(): Promise<void> {
    await this.#idle[0]?.warm();
  }

  /**
   * @param owner whose turn it takes
   * @param signal takes the order out of the line, or ends the thread that does it
   * @returns undefined when the thread broke, took too long or could not do it
   * @throws Problem `too_many_at_once` or `unavailable` when too many orders are waiting; the signal's reason
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
