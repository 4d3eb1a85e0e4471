import { mostPicturePages } from '@jobblik/contract/documents/cv-parse.rules';
import { type CvParseResult, unreadCv } from '@jobblik/contract/documents/cv-parse.schema';
import type { DocumentFormat, ParsedDocument, PictureText, StructuredFormat, Vocabulary } from '@jobblik/cv-parser';
import type { Segment } from '@jobblik/cv-parser/pictures';
import type { Owner } from '../../platform/fair-queue.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import { type ThreadBounds, WorkThread } from '../threads/work-thread.ts';
import { PictureReader } from './picture-reader.ts';

export interface ParseOrder {
  path: string;
  format: DocumentFormat | StructuredFormat;
  pictures?: PictureText;
}

interface ParseOptions {
  /** Whose turn is used. */
  owner?: Owner;
  /** SHA-256 of the file: the cache key of pages read from pictures. */
  hash?: string;
  signal?: AbortSignal;
  /** Called before the first page is read from a picture, and after each. */
  onPage?: (done: number, pages: number) => void;
}

const worker = new URL('./parse-worker.ts', import.meta.url);
const parserBounds: ThreadBounds = { time: 10_000, heap: 384 };
const threads = 2;

/** Reads documents in a few threads; people take turns. */
export class CvParser {
  readonly #threads: ThreadPool<ParseOrder, ParsedDocument>;
  readonly #pictures = new PictureReader();

  constructor(vocabulary: Vocabulary, count = threads, bounds = parserBounds) {
    this.#threads = new ThreadPool(count, () => new WorkThread(worker, bounds, vocabulary));
  }

  /** Starts a thread ahead of the first document. */
  async warm(): Promise<void> {
    await this.#threads.warm();
  }

  /**
   * Reads one document, and its pages that are pictures of text; `unreadable` if a thread crashed or took too long.
   * @throws Problem `too_many_at_once` or `unavailable` if too many documents are waiting; the signal's reason
   */
  async parse(order: ParseOrder, options: ParseOptions = {}): Promise<CvParseResult> {
    const { owner = null, signal } = options;
    const written = await this.#threads.run(owner, order, signal);
    if (!written) return unreadCv('unreadable');
    if (written.unread.length === 0) return written.result;
    const pages = written.unread.slice(0, mostPicturePages);
    const pictures = await this.#readPictures(order, pages, options);
    if (!pictures) return unreadCv('unreadable');
    // Pages beyond the limit count as read: only their text layer is used.
    for (const page of written.unread.slice(mostPicturePages)) pictures.set(page, []);
    const whole = await this.#threads.run(owner, { ...order, pictures }, signal);
    if (!whole) return unreadCv('unreadable');
    const cut = written.unread.length > pages.length && whole.result.reason === null;
    return cut ? { ...whole.result, reason: 'too_long' } : whole.result;
  }

  async #readPictures(
    { path, format }: ParseOrder,
    pages: readonly number[],
    { owner = null, hash, signal, onPage }: ParseOptions,
  ): Promise<Map<number, Segment[]> | undefined> {
    const read = new Map<number, Segment[]>();
    for (const page of pages) {
      onPage?.(read.size, pages.length);
      const order = { path, format: format === 'picture' ? format : ('pdf' as const), page };
      const pieces = await this.#pictures.readPage(order, { hash, owner, signal });
      if (!pieces) return undefined;
      read.set(page, pieces);
    }
    onPage?.(read.size, pages.length);
    return read;
  }

  async close(): Promise<void> {
    await this.#threads.close();
    await this.#pictures.close();
  }
}
