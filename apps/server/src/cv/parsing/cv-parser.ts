import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import type { Owner } from '../../platform/fair-queue.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { type ThreadBounds, WorkThread } from '../threads/work-thread.ts';
import { unread } from './parse-document.ts';
import type { DocumentFormat } from './readers/read-document.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ParseOrder {
  path: string;
  format: DocumentFormat;
}

const worker = new URL('./parse-worker.ts', import.meta.url);
const parserBounds: ThreadBounds = { time: 10_000, heap: 384 };
const threads = 2;

/** Reads documents in a few threads; people take turns. */
export class CvParser {
  readonly #threads: ThreadPool<ParseOrder, CvParseResult>;

  constructor(vocabulary: Vocabulary, count = threads, bounds = parserBounds) {
    this.#threads = new ThreadPool(count, () => new WorkThread(worker, bounds, vocabulary));
  }

  /** Starts a thread ahead of the first document. */
  async warm(): Promise<void> {
    await this.#threads.warm();
  }

  /**
   * Reads one document; `unreadable` when the thread broke or took too long.
   * @param owner whose turn it takes
   * @throws Problem `too_many_at_once` or `unavailable` when too many documents are waiting
   */
  async parse(order: ParseOrder, owner: Owner = null): Promise<CvParseResult> {
    return (await this.#threads.run(owner, order)) ?? unread('unreadable');
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}
