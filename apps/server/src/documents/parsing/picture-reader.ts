import type { Segment } from '@jobblik/cv-parser/pictures';
import { LRUCache } from 'lru-cache';
import type { Owner } from '../../platform/fair-queue.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { type ThreadBounds, WorkThread } from '../threads/work-thread.ts';

export interface PictureOrder {
  path: string;
  format: 'pdf' | 'picture';
  /** From 1. */
  page: number;
}

const worker = new URL('./picture-worker.ts', import.meta.url);
/** A page takes two to three seconds of processor time, an unevenly lit one twice as much, a rotated one four times. */
const pictureBounds: ThreadBounds = { time: 60_000, heap: 256 };
const threads = 2;

/** Reads text from pictures of pages, one page per turn, so that a long scan does not block others. */
export class PictureReader {
  readonly #threads: ThreadPool<PictureOrder, Segment[]>;
  /** Text of pages, by the hash of their file, cached for 15 minutes. */
  readonly #read = new LRUCache<string, Segment[]>({ max: 200, ttl: 15 * 60 * 1000 });

  constructor(count = threads, bounds = pictureBounds) {
    this.#threads = new ThreadPool(count, () => new WorkThread(worker, bounds));
  }

  /**
   * The pieces of text of one page with their positions; empty if nothing can be read.
   * @param options `hash` of the file's content; `owner` whose turn is used
   * @returns undefined if the thread crashed or took too long
   * @throws Problem `too_many_at_once` or `unavailable` if too many pages are waiting; the signal's reason
   */
  async readPage(
    order: PictureOrder,
    { hash, owner, signal }: { hash: string | undefined; owner: Owner; signal: AbortSignal | undefined },
  ): Promise<Segment[] | undefined> {
    const key = hash && `${hash} ${order.page}`;
    const known = key && this.#read.get(key);
    if (known) return known;
    const pieces = await this.#threads.run(owner, order, signal);
    if (key && pieces) this.#read.set(key, pieces);
    return pieces;
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}
