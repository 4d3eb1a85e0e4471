import type { CvParseResult } from '@jobblik/contract/cv/cv-parse.schema';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type ParseOrder, ParserThread } from './parser-thread.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Documents that may wait for a thread; more than that would wait longer than people do. */
const mostWaiting = 40;
const threads = 2;

/** Reads documents in a few threads, the others wait their turn. */
export class CvParser {
  readonly #idle: ParserThread[];
  readonly #waiting: ((thread: ParserThread) => void)[] = [];

  constructor(vocabulary: Vocabulary, count = threads) {
    this.#idle = Array.from({ length: count }, () => new ParserThread(vocabulary));
  }

  /** @throws Problem `unavailable` when too many documents are waiting */
  async parse(order: ParseOrder): Promise<CvParseResult> {
    const thread = await this.#take();
    try {
      return await thread.parse(order);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thread);
      else this.#idle.unshift(thread);
    }
  }

  async #take(): Promise<ParserThread> {
    const thread = this.#idle.shift();
    if (thread) return thread;
    if (this.#waiting.length >= mostWaiting)
      throw new Problem('unavailable', { detail: 'too many documents are being read' });
    return await new Promise((resolve) => this.#waiting.push(resolve));
  }
}
