import { type Found, findKeyword, isEmptyQuery, parseQuery, type QueryNode } from '../danish/index.ts';
import type { Database } from '../db/db.ts';
import { SizedCache } from '../sized-cache.ts';
import { mostRanked } from './find-by-words.ts';
import { Postings } from './postings.ts';
import { SlotSet } from './slot-set.ts';
import type { Slots } from './slots.ts';
import type { TextIndex } from './text-index.ts';

const pageSize = 50_000;
/** After more changes at once, words are read anew rather than mended. */
const mostMended = 300;
/** So many of the commonest words are read before anybody asks for them. */
const readAhead = 300;

/** Texts that have the words of a search. */
export interface KeywordHits<Columns> {
  /** The columns that the slots belong to. */
  columns: Columns;
  found: SlotSet;
  count: number;
  /** Where the words stand, for the same columns. */
  postings: Postings;
}

/**
 * Facts of every text of an index in memory, as new as the database: each search first asks which changes it has not seen yet, which is
 * one short read when there are none.
 */
export abstract class IndexMemory<Columns extends Slots> {
  columns: Columns;
  /** Number of the last change taken in; rises with every change, so it names a state. */
  change = -1;
  protected readonly db: Database;
  readonly #index: TextIndex;
  #postings: Postings;
  /** What keywords found; filters and pages ask the same keyword again and again. Weighed in words of 32 bits. */
  readonly #keywords = new SizedCache<Found<KeywordHits<Columns>>>(5_000_000);
  /** What was ranked, for as long as somebody keeps the hits. */
  readonly #ranked = new WeakMap<SlotSet, Promise<number[]>>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(db: Database, index: TextIndex) {
    this.db = db;
    this.#index = index;
    this.columns = this.emptyColumns();
    this.#postings = this.#postingsOf(this.columns);
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
    if (fromStart) {
      this.arrange(columns);
      this.#postings = this.#postingsOf(columns);
    } else await this.#mendPostings();
    this.columns = columns;
    if (fromStart) this.onRenewed();
    this.change = change;
  }

  #postingsOf(columns: Columns): Postings {
    return new Postings(columns, (words) => this.#index.readPostings(this.db, words));
  }

  async #mendPostings(): Promise<void> {
    if (this.#postings.isEmpty) return;
    const limit = mostMended + 1;
    const changed = await this.#index.readWordsAfter(this.db, { change: this.change, limit });
    if (changed.length < limit) this.#postings.take(changed);
    else this.#postings = this.#postingsOf(this.columns);
  }

  /**
   * Reads what searches are likely to ask for: all facts, and where the commonest words stand. One word after the other, so that
   * searches that come meanwhile hardly notice.
   */
  async readAhead(signal: AbortSignal): Promise<void> {
    await this.bringUpToDate();
    for (const word of await this.#index.commonWords(this.db, readAhead)) {
      if (signal.aborted) return;
      const query = parseQuery(word).match;
      if (isEmptyQuery(query)) continue;
      await this.#postings.find(query);
      await this.#postings.findInHead(query);
    }
  }

  /** Texts that match a query, whatever their facts. */
  async find(query: QueryNode): Promise<KeywordHits<Columns>> {
    const { columns } = this;
    const postings = this.#postings;
    const found = await postings.find(query);
    // Lists of words follow texts, not the slots that they have left.
    columns.order.dropLeft(found);
    return { columns, postings, found, count: found.count() };
  }

  /**
   * What a keyword finds, from memory as long as nothing has changed.
   * @param keyword not blank
   * @param stopWords words that every text could say; they are left out where another word stands beside them
   */
  async findKeyword(keyword: string, stopWords: ReadonlySet<string>): Promise<Found<KeywordHits<Columns>>> {
    const { change, db, columns } = this;
    const postings = this.#postings;
    const index = this.#index;
    const kept = this.#keywords.get(keyword, change);
    if (kept) return kept;
    const found = await findKeyword<KeywordHits<Columns>>(keyword, {
      stopWords,
      find: ({ match }) => this.find(match),
      count: (hits) => hits.count,
      none: { columns, postings, found: new SlotSet(0), count: 0 },
      inUse: (words) => index.wordsInUse(db, words),
      near: (word) => index.nearWords(db, word),
    });
    this.#keywords.set(keyword, change, found, found.hits.found.weight + 100);
    return found;
  }

  /**
   * Hits whose heads say the words, the best first, among equals the newest. Only the {@link mostRanked} newest that have a word in
   * their head are compared.
   * @param wanted those hits that filters leave
   */
  async rank(found: Found<KeywordHits<Columns>>, wanted: SlotSet): Promise<number[]> {
    const known = this.#ranked.get(wanted);
    if (known) return await known;
    const ranking = this.#rank(found, wanted);
    this.#ranked.set(wanted, ranking);
    ranking.catch(() => this.#ranked.delete(wanted));
    return await ranking;
  }

  async #rank({ query, hits }: Found<KeywordHits<Columns>>, wanted: SlotSet): Promise<number[]> {
    const { columns, postings } = hits;
    let candidates = wanted;
    if (wanted.count() > mostRanked) {
      candidates = wanted.copy();
      candidates.keepOnly(await postings.findInHead(query.match));
    }
    const compared = columns.order.newest(candidates, { offset: 0, limit: mostRanked });
    const ids = compared.map((slot) => columns.idOf(slot));
    const scores = await this.#index.rankByWords(this.db, query, ids);
    const scoreOf = (slot: number) => scores.get(columns.idOf(slot)) ?? 0;
    return compared.filter(scoreOf).sort((a, b) => scoreOf(b) - scoreOf(a));
  }
}
