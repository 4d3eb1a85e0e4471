import type { Attributes, FiltersOf } from './attributes.ts';
import type { ExpansionKind } from './expansion.ts';
import type { Similarity } from './memory/keyword-cache.ts';
import type { Page } from './memory/page-by-key.ts';
import type { QueryNode, QueryTerm } from './query-tree.ts';

/** Order by age, or by relevance of the words; an index may declare other orders. */
export type BasicOrder = 'newest' | 'relevance';

/** A search in an index. Filters of different attributes are combined with AND. */
export interface SearchRequest<A extends Attributes, Order extends string = never> {
  /** Typed keyword, in which misspelt words are corrected. Blank for none. */
  keyword?: string;
  /** A parsed query, instead of a keyword. */
  query?: QueryNode;
  /** Kinds of query expansion for similar documents, if the hits do not fill a page; none when absent. */
  similar?: readonly ExpansionKind[];
  /** Only these documents. */
  among?: readonly number[];
  filters: FiltersOf<A>;
  order: BasicOrder | Order;
  page: Page;
  now: Date;
  /** Revision of an earlier answer for the same caller: changes after it need not be read. */
  sinceRevision?: number;
}

/** The documents that a search finds. The caller reads their rows. */
export interface FoundDocuments {
  ids: number[];
  /** Number of all hits, without similar documents. */
  count: number;
  /** Number of similar documents. They follow the hits. */
  similarCount: number;
  /** Similar documents of the page by id, with the reason. */
  similar: ReadonlyMap<number, Similarity>;
  /**
   * Hits of the page by id whose titles do not contain the words, with the place that does; only with `similar`, not for phrases.
   */
  elsewhere: ReadonlyMap<number, 'label' | 'text'>;
  /** The corrected keyword that was searched instead, because no document has the typed one. Its hits are the same. */
  corrected: string | null;
  /** Whether no document has every word, so that all documents of the result are similar ones. */
  isNear: boolean;
  /** Terms of the query, of which each hit has at least one. Empty without words. */
  reasons: readonly QueryTerm[];
  /** Revision of the index that was searched; increases with every change. */
  revision: number;
}

/** Result of a search. */
export interface SearchAnswer<Facet extends string> extends FoundDocuments {
  /** Number of documents by attribute and choice. The filter of an attribute does not affect the counts of its own choices. */
  facets: Record<Facet, ReadonlyMap<number, number>>;
}

/** Matches of one query. */
export interface Having {
  /** Number of documents in the whole index. */
  count: number;
  /** Matching documents among the given ids. */
  ids: ReadonlySet<number>;
}
