import { LRUCache } from 'lru-cache';
import { allTermsOf, mapTerms, type QueryNode, type QueryTerm, termsOf, toTsquery } from '../query-tree.ts';
import { inWeightedFields, whereItSays } from '../rows/weighted-fields.ts';
import { DocSet } from './doc-set.ts';
import type { DocumentTerms } from './document-terms.ts';
import { lowerBound } from './lower-bound.ts';

/** Bytes counted per list besides its documents, which also limits the number of lists, because each change reads all of them. */
const overhead = 4000;

/** The documents of the posting lists. */
export interface Documents {
  /** Upper limit of docIds, exclusive. */
  readonly length: number;
  /** Undefined for an unknown document. */
  docIdOf(id: number): number | undefined;
}

interface Posting {
  term: QueryTerm;
  docIds: DocList;
  /** Resolves when the list has been read; changes before that are recorded. */
  isReady: Promise<void>;
}

/**
 * Posting lists: the documents with a term. A list is read from the database at the first search for the term, cached in memory,
 * and updated with every changed document. A search for several terms takes a few bit operations.
 */
export class Postings {
  readonly #documents: Documents;
  readonly #read: (terms: readonly QueryTerm[]) => Promise<Uint32Array[]>;
  readonly #cache: LRUCache<string, Posting>;
  /** Sets for intermediate results, because clearing one takes less time than an allocation. */
  readonly #spare: DocSet[] = [];

  /**
   * @param options `read`: current ids of the documents with a term, for each of the terms; `maxBytes`: memory for the lists, with
   * eviction of the least recently used
   */
  constructor(
    documents: Documents,
    { read, maxBytes }: { read: (terms: readonly QueryTerm[]) => Promise<Uint32Array[]>; maxBytes: number },
  ) {
    this.#documents = documents;
    this.#read = read;
    this.#cache = new LRUCache({ maxSize: maxBytes });
  }

  /** Whether there is no list to update. */
  get isEmpty(): boolean {
    return this.#cache.size === 0;
  }

  /** The documents that match a query. */
  async find(query: QueryNode): Promise<DocSet> {
    return await this.#evaluate(mapTerms(query, whereItSays));
  }

  /** The documents that have at least one term of a query in their weighted fields. */
  async findInWeightedFields(query: QueryNode): Promise<DocSet> {
    return await this.#evaluate({ any: termsOf(query).map(inWeightedFields) });
  }

  /** The documents whose weighted fields match a query; terms with `inTitle` match titles only. */
  async findTreeInWeightedFields(query: QueryNode): Promise<DocSet> {
    return await this.#evaluate(mapTerms(query, inWeightedFields));
  }

  /**
   * Reads the lists of several queries in one statement.
   * @param queries `anywhere`: queries for {@link find}; `inWeightedFields`: queries for {@link findTreeInWeightedFields}
   */
  async load(queries: { anywhere?: readonly QueryNode[]; inWeightedFields: readonly QueryNode[] }): Promise<void> {
    const terms = [
      ...allTermsOf({ any: queries.anywhere ?? [] }).map(whereItSays),
      ...allTermsOf({ any: queries.inWeightedFields }).map(inWeightedFields),
    ];
    await this.#postingsOf(termsOf({ any: terms }));
  }

  /** Updates the lists. @param id id of a document that already has a docId */
  update(id: number, terms: DocumentTerms): void {
    const docId = this.#documents.docIdOf(id);
    if (docId === undefined) return;
    for (const posting of this.#cache.values()) posting.docIds.set(docId, terms.has(posting.term));
  }

  async #evaluate(query: QueryNode): Promise<DocSet> {
    const postings = await this.#postingsOf(allTermsOf(query));
    const found = new DocSet(this.#documents.length);
    this.#add(query, postings, found);
    return found;
  }

  #add(query: QueryNode, postings: ReadonlyMap<string, Posting>, set: DocSet): void {
    if ('word' in query || 'prefix' in query) postings.get(toTsquery(query))?.docIds.addTo(set);
    else if ('any' in query) for (const operand of query.any) this.#add(operand, postings, set);
    else if ('all' in query) {
      const [first, ...others] = query.all as [QueryNode, ...QueryNode[]];
      const all = this.#emptySet();
      this.#add(first, postings, all);
      for (const other of others) {
        const one = this.#emptySet();
        this.#add('not' in other ? other.not : other, postings, one);
        if ('not' in other) all.removeSet(one);
        else all.intersectWith(one);
        this.#spare.push(one);
      }
      set.addSet(all);
      this.#spare.push(all);
    }
  }

  #emptySet(): DocSet {
    const spare = this.#spare.pop();
    if (!spare || spare.bytes * 8 < this.#documents.length) return new DocSet(this.#documents.length);
    spare.clear();
    return spare;
  }

  /** Lists by term in the notation of {@link toTsquery}, which is also the cache key. */
  async #postingsOf(terms: readonly QueryTerm[]): Promise<Map<string, Posting>> {
    const missing = terms.filter((term) => !this.#cache.has(toTsquery(term)));
    const fresh = missing.length > 0 ? this.#begin(missing) : new Map<string, Posting>();
    const postings = new Map<string, Posting>();
    for (const key of terms.map(toTsquery)) {
      const posting = fresh.get(key) ?? this.#cache.get(key);
      if (posting) postings.set(key, posting);
    }
    await Promise.all([...postings.values()].map((posting) => posting.isReady));
    return postings;
  }

  /** Begins to read terms; concurrent searches for them share the read. */
  #begin(terms: readonly QueryTerm[]): Map<string, Posting> {
    const reading = this.#read(terms);
    const begun = new Map<string, Posting>();
    for (const [at, term] of terms.entries()) {
      const key = toTsquery(term);
      const docIds = new DocList();
      const isReady = reading.then(
        (read) => {
          docIds.fill(this.#docIdsOf(read[at]), this.#documents.length);
          if (this.#cache.peek(key) === posting) this.#cache.set(key, posting, { size: docIds.bytes + overhead });
        },
        (error: unknown) => {
          if (this.#cache.peek(key) === posting) this.#cache.delete(key);
          throw error;
        },
      );
      const posting: Posting = { term, docIds, isReady };
      this.#cache.set(key, posting, { size: overhead });
      begun.set(key, posting);
    }
    return begun;
  }

  /** Documents that were added after the refresh have no docId yet; the next refresh updates their words. */
  #docIdsOf(ids: Uint32Array = new Uint32Array()): Uint32Array {
    const docIds = new Uint32Array(ids.length);
    let count = 0;
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = this.#documents.docIdOf(ids[at] as number);
      if (docId !== undefined) docIds[count++] = docId;
    }
    return docIds.subarray(0, count);
  }
}

/** DocIds as a sorted array if they are few, as a bit set if they are many. */
class DocList {
  #docIds: Uint32Array | DocSet = new Uint32Array();
  /** Changes during the read of the list; null afterwards. */
  #early: Map<number, boolean> | null = new Map();

  get bytes(): number {
    return this.#docIds instanceof DocSet ? this.#docIds.bytes : this.#docIds.byteLength;
  }

  /** @param docIds in any order */
  fill(docIds: Uint32Array, size: number): void {
    const early = this.#early ?? [];
    this.#early = null;
    if (docIds.length * 32 < size) this.#docIds = docIds.slice().sort();
    else {
      this.#docIds = new DocSet(size);
      this.#docIds.addAll(docIds);
    }
    for (const [docId, has] of early) this.set(docId, has);
  }

  set(docId: number, has: boolean): void {
    if (this.#early) this.#early.set(docId, has);
    else if (this.#docIds instanceof DocSet) {
      if (has) this.#docIds.add(docId);
      else this.#docIds.remove(docId);
    } else this.#docIds = changed(this.#docIds, docId, has);
  }

  addTo(set: DocSet): void {
    if (this.#docIds instanceof DocSet) set.addSet(this.#docIds);
    else set.addAll(this.#docIds);
  }
}

/** A sorted array with or without a docId; the same array if nothing changes. */
function changed(docIds: Uint32Array, docId: number, has: boolean): Uint32Array {
  const at = lowerBound(docIds.length, (place) => (docIds[place] as number) >= docId);
  if ((docIds[at] === docId) === has) return docIds;
  const fresh = new Uint32Array(docIds.length + (has ? 1 : -1));
  fresh.set(docIds.subarray(0, at));
  if (has) fresh[at] = docId;
  fresh.set(docIds.subarray(has ? at : at + 1), has ? at + 1 : at);
  return fresh;
}
