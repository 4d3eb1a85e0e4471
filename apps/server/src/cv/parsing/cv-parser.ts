import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import { ThreadPool } from '../threads/thread-pool.ts';
import { type ThreadBounds, WorkThread } from '../threads/work-thread.ts';
import { unread } from './parse-document.ts';
import type { DocumentFormat } from './read-document.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ParseOrder {
  path: string;
  format: DocumentFormat;
}

const worker = new URL('./parse-worker.ts', import.meta.url);
const parserBounds: ThreadBounds = { time: 10_000, heap: 384 };
const threads = 2;

/** Reads documents in a few threads, the others wait their turn. */
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
   * @throws Problem `unavailable` when too many documents are waiting
   */
  async parse(order: ParseOrder): Promise<CvParseResult> {
    return (await this.#threads.run(order)) ?? unread('unreadable');
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}
