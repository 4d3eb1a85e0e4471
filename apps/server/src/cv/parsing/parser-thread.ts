import { Worker } from 'node:worker_threads';
import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import { unread } from './parse-document.ts';
import type { DocumentFormat } from './read-document.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ParseOrder {
  path: string;
  format: DocumentFormat;
}

export type ParseAnswer = { result: CvParseResult } | { error: string };

export interface ParserBounds {
  /** Milliseconds after which a document counts as unreadable. */
  timeLimit: number;
  /** Megabytes of the thread's heap. */
  heap: number;
}

export const parserBounds: ParserBounds = { timeLimit: 10_000, heap: 384 };

/**
 * A thread that reads documents one after the other. Whatever a document does to it, endless loop, exhausted memory or
 * crash, ends the thread and not the server; the next document gets a new one. A thread that waits keeps no process alive.
 */
export class ParserThread {
  readonly #vocabulary: Vocabulary;
  readonly #bounds: ParserBounds;
  #worker: Worker | undefined;

  constructor(vocabulary: Vocabulary, bounds: ParserBounds = parserBounds) {
    this.#vocabulary = vocabulary;
    this.#bounds = bounds;
  }

  /** Starts the thread ahead of the first document. */
  warm(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: this.#vocabulary,
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

  /**
   * Reads one document; call again only when the promise has settled.
   * @returns `unreadable` when the thread broke or took too long
   */
  async parse(order: ParseOrder): Promise<CvParseResult> {
    const worker = this.warm();
    worker.ref();
    const { promise, resolve } = Promise.withResolvers<CvParseResult>();
    const give = (answer: ParseAnswer) => resolve('result' in answer ? answer.result : unread('unreadable'));
    const fail = () => resolve(unread('unreadable'));
    const timer = setTimeout(() => {
      this.#forget(worker);
      void worker.terminate();
      fail();
    }, this.#bounds.timeLimit);
    worker.on('message', give).on('error', fail).on('exit', fail);
    worker.postMessage(order);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', give).off('error', fail).off('exit', fail);
      worker.unref();
    }
  }

  /** Ends the thread; the next document starts another. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }
}
