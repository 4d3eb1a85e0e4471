import { Problem } from '@jobblik/contract/kernel/problem';

/** The owner of a job: the id of a person; null for everybody without an account, who share one turn. */
export type Owner = number | null;

export interface FairQueueLimits {
  /** Maximum number of simultaneous jobs. */
  concurrency: number;
  /** Maximum number of simultaneous jobs of one person; below `concurrency`, so that one person never occupies all places. */
  perOwner: number;
  /** Maximum number of waiting jobs of one person. */
  waitingPerOwner: number;
  /** Maximum number of waiting jobs of all people together. */
  waiting: number;
}

/** Two simultaneous jobs, one per person. Ten more can wait: a little more than a browser sends at once. */
export const defaultLimits: FairQueueLimits = { concurrency: 2, perOwner: 1, waitingPerOwner: 12, waiting: 200 };

/**
 * Runs expensive work for people, a bounded number of jobs at a time. Waiting people take turns, regardless of their number of
 * jobs; the jobs of one person run in the order of arrival.
 */
export class FairQueue<Key = Owner> {
  readonly #limits: FairQueueLimits;
  #running = 0;
  #waiting = 0;
  readonly #runningOf = new Map<Key, number>();
  /** The order of the keys is the order of the turns. */
  readonly #lines = new Map<Key, (() => void)[]>();

  constructor(limits: Partial<FairQueueLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Runs a job when its owner has a turn.
   * @param signal removes a job that still waits
   * @throws Problem `too_many_at_once` (429) when too many jobs of this person wait, `unavailable` (503) when too many
   *   of all people do; the signal's reason; what the job itself throws
   */
  async run<T>(owner: Key, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await this.#turn(owner, signal);
    try {
      return await job();
    } finally {
      this.#finish(owner);
    }
  }

  #turn(owner: Key, signal: AbortSignal | undefined): Promise<void> | undefined {
    const line = this.#lines.get(owner) ?? [];
    if (line.length === 0 && this.#mayRun(owner)) {
      this.#begin(owner);
      return undefined;
    }
    if (line.length >= this.#limits.waitingPerOwner) throw new Problem('too_many_at_once');
    if (this.#waiting >= this.#limits.waiting)
      throw new Problem('unavailable', { detail: 'too many jobs are waiting' });
    this.#waiting += 1;
    this.#lines.set(owner, line);
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1);
        if (line.length === 0) this.#lines.delete(owner);
        this.#waiting -= 1;
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.push(start);
    });
  }

  #mayRun(owner: Key): boolean {
    const { concurrency, perOwner } = this.#limits;
    return this.#running < concurrency && (this.#runningOf.get(owner) ?? 0) < perOwner;
  }

  #begin(owner: Key): void {
    this.#running += 1;
    this.#runningOf.set(owner, (this.#runningOf.get(owner) ?? 0) + 1);
  }

  #finish(owner: Key): void {
    this.#running -= 1;
    const left = (this.#runningOf.get(owner) ?? 1) - 1;
    if (left === 0) this.#runningOf.delete(owner);
    else this.#runningOf.set(owner, left);
    for (const [next, line] of this.#lines) {
      if (!this.#mayRun(next)) continue;
      const start = line.shift();
      // Moves to the end of the order of turns, or is removed from it.
      this.#lines.delete(next);
      if (line.length > 0) this.#lines.set(next, line);
      if (start === undefined) continue;
      this.#waiting -= 1;
      this.#begin(next);
      start();
      return;
    }
  }
}
