import { LRUCache } from 'lru-cache';
import type { Owner } from '../../../platform/fair-queue.ts';
import { ThreadPool } from '../../threads/thread-pool.ts';
import { type ThreadBounds, WorkThread } from '../../threads/work-thread.ts';
import type { Segment } from '../readers/page-segments.ts';

export interface PictureOrder {
  path: string;
  format: 'pdf' | 'picture';
  /** From 1. */
  page: number;
}

const worker = new URL('./picture-worker.ts', import.meta.url);
/** A page takes two to three seconds of a processor, one that has to be turned four times that. */
const pictureBounds: ThreadBounds = { time: 60_000, heap: 256 };
const threads = 2;

/** Reads text from pictures of pages, one page a turn, so that a long scan lets others in between. */
export class PictureReader {
  readonly #threads: ThreadPool<PictureOrder, Segment[]>;
  /** What pages say, by the hash of their file, for 15 minutes. */
  readonly #read = new LRUCache<string, Segment[]>({ max: 200, ttl: 15 * 60 * 1000 });

  constructor(count = threads, bounds = pictureBounds) {
    this.#threads = new ThreadPool(count, () => new WorkThread(worker, bounds));
  }

  /**
   * The pieces of text of one page with their places; none where nothing can be read.
   * @param options `hash` of the file's content; `owner` whose turn it takes
   * @returns undefined when the thread broke or took too long
   * @throws Problem `too_many_at_once` or `unavailable` when too many pages are waiting; the signal's reason
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
