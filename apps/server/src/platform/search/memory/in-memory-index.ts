import type { Database } from '../../db/db.ts';
import type { SearchLanguage } from '../language.ts';
import { isEmptyQuery, type QueryNode, termsOf } from '../query-tree.ts';
import type { UnpackedDocument } from '../rows/packing.ts';
import { mostUpdated, type Revisions } from '../rows/revisions.ts';
import type { Vocabulary } from '../rows/vocabulary.ts';
import { mostRanked, type WordQueries } from '../rows/word-queries.ts';
import type { Found, ReadPhrases } from '../searchable-texts.ts';
import { Turns } from './block.ts';
import { type ColumnLayout, Columns, renumbered } from './columns.ts';
import type { Counted } from './count-hits.ts';
import type { DocSet } from './doc-set.ts';
import { DocumentTerms } from './document-terms.ts';
import { KeywordCache, type KeywordHits, type Similar } from './keyword-cache.ts';
import { Postings } from './postings.ts';
import { RevisionCache } from './revision-cache.ts';

const pageSize = 10_000;
/** Number of frequent words that are read in advance. */
const readAhead = 300;

/** The data source of an index in memory. */
export interface MemorySource extends Revisions, Vocabulary, WordQueries {
  language: SearchLanguage;
  layout: ColumnLayout;
  stopWords: ReadonlySet<string>;
  readPhrases?: ReadPhrases | undefined;
  isName?: ((word: string) => boolean) | undefined;
  narrows?: boolean;
  unpack(attributes: Buffer): Iterable<UnpackedDocument>;
}

/** Caches for one instance of the columns. */
interface Caches {
  postings: Postings;
  counted: RevisionCache<Counted>;
  keywords: KeywordCache;
  similar: RevisionCache<Similar | undefined>;
}

/** The attributes of every document in memory, as current as the database: each search first reads the last revision. */
export class InMemoryIndex {
  columns: Columns;
  /** The last revision that was read; increases with every change and identifies the state. */
  revision = -1;
  readonly #db: Database;
  readonly #source: MemorySource;
  readonly #maxBytes: number;
  /** Length of the columns when the caches were created. */
  #sizedFor = 0;
  #caches: Caches;
  /** Ranked hits by set of hits, as long as the set is referenced. */
  readonly #ranked = new WeakMap<DocSet, Promise<number[]>>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** Documents that changed while columns are being renumbered; undefined when they are not. */
  #changedMeanwhile: Set<number> | undefined;
  /** Resolves when renumbering has finished, for tests. */
  renumbering: Promise<void> = Promise.resolve();

  /** @param options `maxBytes`: memory for the index; the part that the columns do not need is for caches */
  constructor(db: Database, source: MemorySource, { maxBytes }: { maxBytes: number }) {
    this.#db = db;
    this.#source = source;
    this.#maxBytes = maxBytes;
    this.columns = new Columns(source.layout);
    this.#caches = this.#emptyCaches();
  }

  /** Cached counts. */
  get counted(): RevisionCache<Counted> {
    return this.#caches.counted;
  }

  /** Memory for caches beside the columns, in bytes; never 0, because each search needs its posting lists. */
  get cacheBytes(): number {
    return Math.max(this.#maxBytes / 8, this.#maxBytes - this.columns.bytes);
  }

  /**
   * Reads all changes committed before the call. A read that began before the call may have missed some, so callers share the next
   * one instead.
   */
  async refresh(): Promise<void> {
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
    const { revision, compactedThrough } = await this.#source.readState(this.#db);
    if (revision === this.revision) return;
    // A smaller revision belongs to another database, after a restore.
    if (this.revision < 0 || revision < this.revision) await this.#load();
    else {
      await this.#readPages(this.revision, (documents) => this.#put(documents));
      if (this.revision < compactedThrough) await this.#dropRemoved();
      await this.#updateWords();
    }
    this.revision = revision;
    // Larger columns leave less memory for the caches.
    if (this.columns.length > 1000 + this.#sizedFor * 1.25) this.#clearCaches();
    if (this.columns.isWasteful) this.#renumber();
  }

  async #load(): Promise<void> {
    const loaded = new Columns(this.#source.layout);
    await this.#readPages(-1, (documents) => loaded.load(documents));
    this.#replaceColumns(await renumbered(loaded));
  }

  async #readPages(revision: number, take: (documents: Iterable<UnpackedDocument>) => void): Promise<void> {
    for (let id = 0; ; ) {
      const after = { revision, id, limit: pageSize };
      const { attributes, last } = await this.#source.readAttributesAfter(this.#db, after);
      if (last === null) return;
      take(this.#source.unpack(attributes));
      id = last;
    }
  }

  #put(documents: Iterable<UnpackedDocument>): void {
    const all = [...documents];
    this.#caches.keywords.remove(this.columns.replace(all));
    for (const { id } of all) this.#changedMeanwhile?.add(id);
  }

  /** Removes documents whose rows were deleted before this server read the change. */
  async #dropRemoved(): Promise<void> {
    const left = new Set(await this.#source.readRowIds(this.#db));
    for (const id of this.columns.liveIds()) {
      if (left.has(id)) continue;
      this.#caches.keywords.remove([this.columns.docIdOf(id) ?? []].flat());
      this.columns.remove(id);
      this.#changedMeanwhile?.add(id);
    }
  }

  async #updateWords(): Promise<void> {
    const { postings, keywords } = this.#caches;
    if (postings.isEmpty) return;
    const limit = mostUpdated + 1;
    const written = await this.#source.readWordsAfter(this.#db, { revision: this.revision, limit });
    if (written.length === limit) return this.#clearCaches();
    const turns = new Turns();
    for (const { id, words } of written) {
      const terms = new DocumentTerms(words);
      postings.update(id, terms);
      keywords.update(this.columns.docIdOf(id), terms);
      await turns.pause();
    }
    keywords.dropUnsure();
  }

  /** Renumbers the columns in the background. Searches use the old columns until the new ones are complete. */
  #renumber(): void {
    if (this.#changedMeanwhile) return;
    const before = this.columns;
    this.#changedMeanwhile = new Set();
    this.renumbering = renumbered(before)
      .then((fresh) => {
        if (this.columns !== before) return;
        for (const id of this.#changedMeanwhile ?? []) {
          const docId = before.docIdOf(id);
          if (docId === undefined) fresh.remove(id);
          else fresh.put([before.read(docId)]);
        }
        this.#replaceColumns(fresh);
      })
      .finally(() => {
        this.#changedMeanwhile = undefined;
      });
  }

  #replaceColumns(columns: Columns): void {
    this.columns = columns;
    this.#clearCaches();
  }

  #clearCaches(): void {
    this.#sizedFor = this.columns.length;
    if (this.columns.bytes > this.#maxBytes)
      process.emitWarning('SEARCH_MEMORY_MB is too little for the documents that are searched');
    this.#caches = this.#emptyCaches();
  }

  #emptyCaches(): Caches {
    const bytes = (share: number) => Math.floor(this.cacheBytes * share);
    const read = (terms: Parameters<WordQueries['readPostings']>[1]) =>
      this.#source.readPostings(this.#db, terms, this.columns.length);
    return {
      postings: new Postings(this.columns, { read, maxBytes: bytes(0.7) }),
      counted: new RevisionCache(bytes(0.15), ({ hits }) => hits.bytes),
      keywords: new KeywordCache(bytes(0.1)),
      similar: new RevisionCache(bytes(0.05), (similar) => similar?.exact.bytes ?? 0),
    };
  }

  /**
   * Reads the data that searches probably need: all attributes, and the posting lists of frequent words, one by one so that
   * concurrent searches are hardly slower.
   */
  async warmUp(signal: AbortSignal): Promise<void> {
    await this.refresh();
    for (const word of await this.#source.commonWords(this.#db, readAhead)) {
      if (signal.aborted) return;
      const query = this.#source.language.queryOf(word);
      if (isEmptyQuery(query)) continue;
      await this.#caches.postings.find(query);
      await this.#caches.postings.findInWeightedFields(query);
    }
  }

  /** Documents that match a query, regardless of their attributes. */
  async find(query: QueryNode): Promise<KeywordHits> {
    const { columns } = this;
    const { postings, counted, similar } = this.#caches;
    const found = await postings.find(query);
    // Posting lists may contain removed documents.
    found.intersectWith(columns.live);
    return { columns, postings, counted, similar, found, count: found.count() };
  }

  /** Hits of a keyword, from the cache while it is valid. @param keyword not blank */
  async findKeyword(keyword: string): Promise<Found<KeywordHits>> {
    const { keywords } = this.#caches;
    const cached = keywords.get(keyword);
    if (cached) return cached;
    const { revision, columns } = this;
    const found = await this.#source.language.findKeyword<KeywordHits>(keyword, {
      stopWords: this.#source.stopWords,
      readPhrases: this.#source.readPhrases,
      find: ({ match }) => this.find(match),
      load: (queries) => this.#caches.postings.load({ anywhere: queries, inWeightedFields: [] }),
      count: (hits) => hits.count,
      none: await this.find({ any: [] }),
      inUse: (words) => this.#source.wordsInUse(this.#db, words),
      near: (word) => this.#source.nearWords(this.#db, word),
      isName: this.#source.isName,
      narrows: this.#source.narrows,
    });
    // Not cached if a concurrent change may be missing.
    if (revision === this.revision && columns === this.columns) keywords.set(keyword, found);
    return found;
  }

  /**
   * Hits whose weighted fields match, the best first, then the newest. Only the {@link mostRanked} newest hits with a term in their
   * weighted fields are ranked.
   * @param filtered hits that pass the filters
   */
  async rank(found: Found<KeywordHits>, filtered: DocSet): Promise<number[]> {
    const known = this.#ranked.get(filtered);
    if (known) return await known;
    const ranking = this.#rank(found, filtered);
    this.#ranked.set(filtered, ranking);
    ranking.catch(() => this.#ranked.delete(filtered));
    return await ranking;
  }

  async #rank({ query, hits }: Found<KeywordHits>, filtered: DocSet): Promise<number[]> {
    const { columns, postings } = hits;
    let candidates = filtered;
    if (filtered.count() > mostRanked) {
      candidates = filtered.copy();
      candidates.intersectWith(await postings.findInWeightedFields(query.match));
    }
    const compared = columns.order.newest(candidates, { offset: 0, limit: mostRanked });
    const ids = compared.map((docId) => columns.idOf(docId));
    const scores = await this.#source.rankByWords(this.#db, query, ids);
    const scoreOf = (docId: number) => scores.get(columns.idOf(docId)) ?? 0;
    return compared.filter(scoreOf).sort((a, b) => scoreOf(b) - scoreOf(a));
  }

  /** The tags for the beginnings of the titles of documents. */
  async leadsOf(columns: Columns, docIds: readonly number[]): Promise<string[]> {
    const ids = docIds.map((docId) => columns.idOf(docId));
    return await this.#source.readTitleTags(this.#db, this.#source.language.leadPrefix, ids);
  }

  /** The terms of a query, to show why a document was found. */
  termsOf({ query }: Found<KeywordHits>) {
    const { untypedTerms } = this.#source.language;
    return termsOf({ any: [query.match, query.any] }).filter(
      (term) => !('word' in term && untypedTerms.has(term.word)),
    );
  }
}
