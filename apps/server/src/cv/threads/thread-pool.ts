import { Problem } from '@jobblik/contract/kernel/problem';
import type { WorkThread } from './work-thread.ts';

/** Orders that may wait for a thread; more than that would wait longer than people do. */
const mostWaiting = 40;

/** A few threads of one kind. They start when they are needed, and stay; orders beyond them wait their turn. */
export class ThreadPool<Order, Answer> {
  readonly #threads: readonly WorkThread<Order, Answer>[];
  readonly #idle: WorkThread<Order, Answer>[];
  readonly #waiting: ((thread: WorkThread<Order, Answer>) => void)[] = [];

  constructor(count: number, make: () => WorkThread<Order, Answer>) {
    this.#threads = Array.from({ length: count }, make);
    this.#idle = [...this.#threads];
  }

  /** Starts the first thread ahead of the first order; resolves when it is loaded. */
  async warm(): Promise<void> {
    await this.#idle[0]?.warm();
  }

  /**
   * @returns undefined when the thread broke, took too long or could not do it
   * @throws Problem `unavailable` when too many orders are waiting
   */
  async run(order: Order): Promise<Answer | undefined> {
    const thread = await this.#take();
    try {
      return await thread.run(order);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thread);
      else this.#idle.unshift(thread);
    }
  }

  async close(): Promise<void> {
    for (const thread of this.#threads) await thread.close();
  }

  async #take(): Promise<WorkThread<Order, Answer>> {
    const thread = this.#idle.shift();
    if (thread) return thread;
    if (this.#waiting.length >= mostWaiting)
      throw new Problem('unavailable', { detail: 'too many documents are waiting' });
    return await new Promise((resolve) => this.#waiting.push(resolve));
  }
}
