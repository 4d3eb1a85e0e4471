import { LRUCache } from 'lru-cache';
import type { ExpansionKind } from '../expansion.ts';
import { matches } from '../query-tree.ts';
import type { Found } from '../searchable-texts.ts';
import type { Columns } from './columns.ts';
import type { Counted } from './count-hits.ts';
import type { DocSet } from './doc-set.ts';
import type { DocumentTerms } from './document-terms.ts';
import type { Postings } from './postings.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Documents that match a query. */
export interface KeywordHits {
  /** The columns that the docIds belong to. */
  columns: Columns;
  found: DocSet;
  count: number;
  /** Posting lists, counts and similar documents for the same columns. */
  postings: Postings;
  counted: RevisionCache<Counted>;
  similar: RevisionCache<Similar | undefined>;
}

/** Reason why a document is similar to a query. */
export interface Similarity {
  kind: ExpansionKind;
  /** The alternative that the document has instead of the typed word; null if it has some of the words. */
  name: string | null;
}

/** Hits of a keyword, and documents that are only similar to it, the closest first. Shared by searches: read-only. */
export interface Similar {
  exact: DocSet;
  documents: ReadonlyMap<number, Similarity>;
}

const overhead = 1000;

/**
 * Cached hits by keyword, because filters and pages repeat the same keyword. A changed document is added to the hits of keywords
 * that it matches and removed from others; a keyword is dropped only if the change may lead to another correction or another reading.
 */
export class KeywordCache {
  readonly #cache: LRUCache<string, Found<KeywordHits>>;

  constructor(maxBytes: number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ hits }) => hits.found.bytes + overhead });
  }

  get(keyword: string): Found<KeywordHits> | undefined {
    return this.#cache.get(keyword);
  }

  set(keyword: string, found: Found<KeywordHits>): void {
    this.#cache.set(keyword, found);
  }

  /** @param docId docId of a written document; undefined for a removed one, which no search shows */
  update(docId: number | undefined, terms: DocumentTerms): void {
    if (docId === undefined) return;
    for (const [keyword, found] of [...this.#cache.entries()]) {
      const { hits, query } = found;
      const isHit = matches(query.match, (term) => terms.has(term));
      if (hits.found.has(docId) === isHit) continue;
      // Copied, because running searches use the old set.
      const changed = hits.found.copy();
      if (isHit) changed.add(docId);
      else changed.remove(docId);
      this.#cache.set(keyword, { ...found, hits: { ...hits, found: changed, count: hits.count + (isHit ? 1 : -1) } });
    }
  }

  /** Removes documents that no search shows any more, by their former docIds. */
  remove(docIds: readonly number[]): void {
    if (docIds.length === 0) return;
    for (const [keyword, found] of [...this.#cache.entries()]) {
      const { hits } = found;
      const gone = docIds.filter((docId) => hits.found.has(docId));
      if (gone.length === 0) continue;
      const left = hits.found.copy();
      for (const docId of gone) left.remove(docId);
      this.#cache.set(keyword, { ...found, hits: { ...hits, found: left, count: hits.count - gone.length } });
    }
  }

  /** Drops keywords for which changed documents may lead to another query. */
  dropUnsure(): void {
    for (const [keyword, found] of [...this.#cache.entries()]) if (!isSure(found)) this.#cache.delete(keyword);
  }
}

function isSure({ hits, corrected, isNear, isSettled }: Found<KeywordHits>): boolean {
  return isSettled && corrected === null && !isNear && hits.count > 0;
}
