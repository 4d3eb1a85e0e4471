import { type Found, findKeyword, type WordQuery } from '../danish/index.ts';
import type { Database } from '../db/db.ts';
import { SizedCache } from '../sized-cache.ts';
import { type KeywordHits, mostRanked, noHits } from './find-by-words.ts';
import type { TextIndex } from './text-index.ts';

const pageSize = 50_000;

/**
 * Facts of every text of an index in memory, as new as the database: each search first asks which changes it has not seen yet, which is
 * one short read when there are none.
 */
export abstract class IndexMemory<Columns> {
  columns: Columns;
  /** Number of the last change taken in; rises with every change, so it names a state. */
  change = -1;
  protected readonly db: Database;
  readonly #index: TextIndex;
  /** What keywords found; filters and pages ask the same keyword again and again. Weighed in hits. */
  readonly #keywords = new SizedCache<Found<KeywordHits>>(5_000_000);
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(db: Database, index: TextIndex) {
    this.db = db;
    this.#index = index;
    this.columns = this.emptyColumns();
  }

  protected abstract emptyColumns(): Columns;
  /** Takes in the packed facts of rows, new ones and changed ones. */
  protected abstract takeIn(columns: Columns, facts: Buffer): void;
  /** Everything was read: whatever makes going through it quicker. Nobody has seen the columns yet. */
  protected abstract arrange(columns: Columns): void;
  /** Whether memory is worth being read anew. */
  protected isWasteful(): boolean {
    return false;
  }
  /** Everything was read anew. */
  protected onRenewed(): void {}

  /**
   * Takes in everything committed before the call. A read that began before the call may have missed something, so callers share the
   * next one instead.
   */
  async bringUpToDate(): Promise<void> {
    if (!this.#running) return await this.#begin();
    this.#next ??= this.#running.catch(() => undefined).then(() => this.#begin());
    return await this.#next;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    this.#running = this.#catchUp().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #catchUp(): Promise<void> {
    const { change, cleared } = await this.#index.readState(this.db);
    if (change === this.change) return;
    // A number lower than ours means another database than the one we read, after a restore.
    const fromStart = this.change < cleared || change < this.change || this.isWasteful();
    const columns = fromStart ? this.emptyColumns() : this.columns;
    const after = fromStart ? -1 : this.change;
    for (let id = 0; ; ) {
      const { facts, last } = await this.#index.readFactsAfter(this.db, { change: after, id, limit: pageSize });
      if (last === null) break;
      this.takeIn(columns, facts);
      id = last;
    }
    if (fromStart) this.arrange(columns);
    this.columns = columns;
    if (fromStart) this.onRenewed();
    this.change = change;
  }

  /**
   * What a keyword finds, from memory as long as nothing has changed.
   * @param keyword not blank
   * @param fillers words that every text could say; they are left out where another word stands beside them
   */
  async findKeyword(keyword: string, fillers: ReadonlySet<string>): Promise<Found<KeywordHits>> {
    const { change, db } = this;
    const index = this.#index;
    const kept = this.#keywords.get(keyword, change);
    if (kept) return kept;
    const found = await findKeyword(keyword, {
      fillers,
      find: ({ match }) => index.findByWords(db, match),
      count: (hits) => hits.ids.length,
      none: noHits,
      inUse: (words) => index.wordsInUse(db, words),
      near: (word) => index.nearWords(db, word),
    });
    this.#keywords.set(keyword, change, found, found.hits.ids.length + 100);
    return found;
  }

  /**
   * How well the heads of hits say the words.
   * @param hits slots, those that matter most first: only the first {@link mostRanked} are read
   * @param idOf the id of a slot
   * @returns scores of the first hits, by place; 0 where the words stand in the body alone
   */
  async rank(query: WordQuery, hits: Uint32Array, idOf: (slot: number) => number): Promise<Uint16Array> {
    const ids = hits.slice(0, mostRanked).map(idOf);
    const scores = await this.#index.rankByWords(this.db, query, ids);
    return Uint16Array.from(ids, (id) => scores.get(id) ?? 0);
  }
}
