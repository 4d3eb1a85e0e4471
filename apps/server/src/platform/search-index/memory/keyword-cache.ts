import { LRUCache } from 'lru-cache';
import { type Found, matches, type WideningKind } from '../../danish/index.ts';
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
  /** Lists of words, counts and similar documents for the same columns. */
  postings: Postings;
  counted: RevisionCache<Counted>;
  similar: RevisionCache<Similar | undefined>;
}

/** Why a document is similar to what was typed. */
export interface Similarity {
  kind: WideningKind;
  /** What it has instead of what was typed; null where it has some of the words. */
  name: string | null;
}

/** Hits of a keyword, and documents that are only similar to it, the closest first. Shared by searches: not to be changed. */
export interface Similar {
  exact: DocSet;
  documents: ReadonlyMap<number, Similarity>;
}

const overhead = 1000;

/**
 * What keywords found; filters and pages ask for the same keyword again and again. A document that changes is added to what it matches
 * now and taken out of what it no longer matches; only where the change may call for another correction is the keyword forgotten.
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

  /** @param docId of a document that was written; undefined for one that is gone, which no search shows */
  update(docId: number | undefined, terms: DocumentTerms): void {
    if (docId === undefined) return;
    for (const [keyword, found] of [...this.#cache.entries()]) {
      const { hits, query } = found;
      const isHit = matches(query.match, (term) => terms.has(term));
      if (hits.found.has(docId) === isHit) continue;
      // Searches that are under way keep the set they have.
      const changed = hits.found.copy();
      if (isHit) changed.add(docId);
      else changed.remove(docId);
      this.#cache.set(keyword, { ...found, hits: { ...hits, found: changed, count: hits.count + (isHit ? 1 : -1) } });
    }
  }

  /** Forgets keywords for which the words of the changed documents may call for another correction. */
  dropUnsure(): void {
    for (const [keyword, found] of [...this.#cache.entries()]) if (!isSure(found)) this.#cache.delete(keyword);
  }
}

/** With so many hits nobody looks for corrections, whatever words documents use. */
const enough = 3;

function isSure({ hits, corrected, isNear, isMended }: Found<KeywordHits>): boolean {
  return corrected === null && !isNear && !isMended && hits.count >= enough;
}
