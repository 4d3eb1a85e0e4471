import type { QueryNode, QueryTerm, WideningKind } from '../danish/index.ts';
import type { Attributes, FiltersOf } from './attributes.ts';
import type { Similarity } from './memory/keyword-cache.ts';
import type { Page } from './memory/page-by-key.ts';

/** Documents by their age, or the best hits of the words first; other orders are declared by an index. */
export type BasicOrder = 'newest' | 'relevance';

/** What a search asks of an index. Filters of different attributes are AND. */
export interface SearchRequest<A extends Attributes, Order extends string = never> {
  /** As a person typed it; misspelt words are mended. Blank for none. */
  keyword?: string;
  /** Words that were read before, instead of a keyword. */
  query?: QueryNode;
  /** Below a full page of hits of the keyword also documents that are only similar, by these readings; none when absent. */
  similar?: readonly WideningKind[];
  /** Only these documents. */
  among?: readonly number[];
  filters: FiltersOf<A>;
  order: BasicOrder | Order;
  page: Page;
  now: Date;
}

/** What an index answers. Rows of the answer are the caller's to read. */
export interface SearchAnswer<Facet extends string> {
  ids: number[];
  /** Of all hits of the words, without similar documents. */
  count: number;
  /** How many documents the answer has besides, which are only similar. They stand behind the hits. */
  similarCount: number;
  /** Why a document of the page is only similar, by id. */
  similar: ReadonlyMap<number, Similarity>;
  /** Where hits of the page have the words that their titles have not, by id; only with `similar`, and not for phrases. */
  elsewhere: ReadonlyMap<number, 'label' | 'text'>;
  /** By attribute: documents by choice. Choices of an attribute count as if it were not filtered. */
  facets: Record<Facet, ReadonlyMap<number, number>>;
  /** What was searched for as well, when nothing was found for the keyword. */
  corrected: string | null;
  /** No document has every word; all that is found is similar. */
  isNear: boolean;
  /** Why documents with words were found: any of these terms. Empty without words. */
  reasons: readonly QueryTerm[];
  /** Names the state that was searched: rises with every change of the index. */
  revision: number;
}
