import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { combinedVersion } from '../combined-version.ts';
import type { Database, Transaction } from '../db/db.ts';
import type { Settings } from '../env.ts';
import type { Attributes, FiltersOf, ValuesOf } from './attributes.ts';
import type { Indexed, IndexTerms, SearchLanguage } from './language.ts';
import type { FacetOption } from './memory/facet-counter.ts';
import type { OrderOption } from './memory/page-by-key.ts';
import { type CounterOption, Searcher } from './memory/searcher.ts';
import { mapTerms, type QueryNode } from './query-tree.ts';
import { compactRows, eraseRows, idsWithRow, retireRows, rewriteOutdated } from './rows/maintain-rows.ts';
import { packingOf } from './rows/packing.ts';
import { revisionsOf } from './rows/revisions.ts';
import type { IndexTables } from './rows/tables.ts';
import { vocabularyOf } from './rows/vocabulary.ts';
import { whereItSays } from './rows/weighted-fields.ts';
import { wordQueriesOf } from './rows/word-queries.ts';
import { type IndexRow, writeRows } from './rows/write-rows.ts';
import type { FoundDocuments, Having, SearchAnswer, SearchRequest } from './search-request.ts';
import type { ReadPhrases } from './searchable-texts.ts';

/** The definition of an index. */
export interface IndexDefinition<A extends Attributes, D, Facet extends string, Order extends string> {
  /** Prefix of the names of prepared statements. */
  name: string;
  /**
   * Raise it when documents get other words, or other values of an attribute (`expectSameRows` in the index's test then fails);
   * rows of older versions are written again. A release does not change rows of newer versions.
   */
  version: number;
  tables: IndexTables;
  attributes: A;
  /** The attribute with the age of documents, an instant. */
  newest: keyof A & string;
  /** How texts become terms, and keywords queries. */
  language: SearchLanguage;
  /** Words that any document may contain, folded. */
  stopWords: ReadonlySet<string>;
  /** Finds phrases that correspond to tags of documents. */
  readPhrases?: ReadPhrases;
  /** Whether a folded word is a name, which is not corrected even if no document has it. */
  isName?: (word: string) => boolean;
  /** See `SearchableTexts.narrows`. */
  narrows?: boolean;
  /**
   * Reads a document; `attributes` is null for a document that searches must not find. The `stored` values are in the order of the
   * `stored` columns.
   */
  document(source: D): { id: number; attributes: ValuesOf<A> | null; stored: readonly unknown[] };
  /** The texts of a document for the index, by weight. */
  weightedFields(source: D): Indexed;
  /** Additional columns of the rows, for other readers. */
  stored: readonly PgColumn[];
  facets: Readonly<Record<Facet, FacetOption>>;
  /** Orders besides newest and relevance. */
  orders: Readonly<Record<Order, OrderOption>>;
  counters: Readonly<Record<string, CounterOption>>;
}

/** Services that searches use. */
export interface SearchServices {
  readDb: Database;
  env: Pick<Settings, 'SEARCH_MEMORY_MB'>;
}

/**
 * An index of documents of one kind, by their words and attributes. Callers get ids, numbers and terms, and do not depend on the
 * storage, so another engine can replace it (docs/decisions/0004).
 */
export interface SearchIndex<A extends Attributes, D, Facet extends string, Order extends string> {
  /** Version of the rows that this release writes; increases with the version of the index and of the language rules. */
  version: number;
  search(services: SearchServices, request: SearchRequest<A, Order>): Promise<SearchAnswer<Facet>>;
  /** A search that does not count facets, which is most of the work for many hits. */
  find(services: SearchServices, request: SearchRequest<A, Order>): Promise<FoundDocuments>;
  /**
   * The query of a keyword's hits as the index stands, with misspelt words corrected, over the terms of documents: a saved keyword
   * finds what a search for it finds. It also matches documents that are written later, and may then not be the query of a search
   * any more. @param keyword not blank
   */
  read(services: SearchServices, keyword: string): Promise<QueryNode>;
  /** The query of {@link read} for a keyword whose closest reading has hits. */
  closest(keyword: string): QueryNode;
  /** Ids of an attribute with the most hits, the most first, then by id. */
  topValues(
    services: SearchServices,
    attribute: keyof A & string,
    options: { filters: FiltersOf<A>; limit: number; now: Date },
  ): Promise<{ id: number; count: number }[]>;
  /**
   * For each query, in order, which of the given documents match it, and how many documents of the index match it (document
   * frequency).
   * @returns `total`: number of documents in the index
   */
  having(
    services: SearchServices,
    queries: readonly QueryNode[],
    ids: readonly number[],
  ): Promise<{ total: number; found: Having[] }>;
  /** Scores of documents for a query over the weighted fields, from 0 to 1, by id; documents that do not match are missing. */
  scores(db: Database, query: QueryNode, ids: readonly number[]): Promise<Map<number, number>>;
  /** Loads the data for the first searches. */
  warmUp(services: SearchServices, signal: AbortSignal): Promise<void>;
  /** A row for {@link writeRows}. @param terms replaces the language rules, for loading many similar documents */
  rowOf(source: D, terms?: (fields: Indexed) => IndexTerms): IndexRow;
  /**
   * Writes documents into the index. Call it last in the transaction that changes them: it locks the revision until the commit, and
   * other writers wait.
   */
  write(tx: Transaction, sources: readonly D[]): Promise<void>;
  writeRows(tx: Transaction, rows: readonly IndexRow[]): Promise<void>;
  /** Removes documents from the index; ids that are not in it are ignored. */
  remove(tx: Transaction, ids: readonly number[]): Promise<void>;
  /**
   * Removes documents and their rows from the index at once. Every server then reads the ids of the remaining rows once.
   */
  erase(tx: Transaction, ids: readonly number[]): Promise<void>;
  /**
   * Periodic maintenance: rewrites rows of older versions, removes expired documents, and deletes the rows of removed documents.
   * @param options `rewrite`: writes documents by id
   */
  maintain(
    db: Database,
    options: {
      rewrite: (tx: Transaction, ids: readonly number[]) => Promise<void>;
      expired?: SQL | undefined;
      signal: AbortSignal;
    },
  ): Promise<void>;
}

const noTerms: IndexTerms = { title: '', parts: '', related: '', body: '', words: [] };
/** Number of indexes of this product, which share the configured memory. */
const indexCount = 2;
const megabyte = 2 ** 20;

export function defineSearchIndex<A extends Attributes, D, Facet extends string, Order extends string>(
  definition: IndexDefinition<A, D, Facet, Order>,
): SearchIndex<A, D, Facet, Order> {
  const { name, language, tables, attributes, newest, stopWords, readPhrases, isName, narrows } = definition;
  const { stored, facets, orders, counters } = definition;
  const packing = packingOf(attributes);
  const vocabulary = vocabularyOf(name, { tables, language });
  const rows = { ...revisionsOf(name, tables), ...vocabulary, ...wordQueriesOf(name, tables) };
  const layout = { attributes, newest, counters: Object.keys(counters) };
  const source = { ...rows, language, layout, stopWords, readPhrases, isName, narrows, unpack: packing.unpack };
  const version = combinedVersion(definition.version, language.version);
  const writing = { name, version, tables, stored };

  const searchers = new WeakMap<Database, Searcher>();
  const open = ({ readDb, env }: SearchServices): Searcher => {
    const known = searchers.get(readDb);
    if (known) return known;
    const maxBytes = Math.floor((env.SEARCH_MEMORY_MB * megabyte) / indexCount);
    const opened = new Searcher(readDb, { source, attributes, facets, orders, counters }, { maxBytes });
    searchers.set(readDb, opened);
    return opened;
  };
  const writeAll = (tx: Transaction, all: readonly IndexRow[]) => writeRows(tx, rows, { rows: all, options: writing });
  const goneRow = (id: number): IndexRow => ({
    id,
    attributes: packing.pack(id, null),
    terms: noTerms,
    written: '',
    stored: stored.map(() => null),
  });

  const index: SearchIndex<A, D, Facet, Order> = {
    version,
    async search(services, request) {
      const { facets: counted, ...answer } = await open(services).search(request, { facets });
      return { ...answer, facets: counted as SearchAnswer<Facet>['facets'] };
    },
    find: (services, request) => open(services).search(request, { facets: {} }),
    read: (services, keyword) => open(services).read(keyword),
    closest: (keyword) => mapTerms(language.closestReading(keyword, { stopWords, readPhrases }), whereItSays),
    topValues: (services, attribute, options) => open(services).topValues(attribute, options),
    having: (services, queries, ids) => open(services).having(queries, ids),
    scores: (db, query, ids) => rows.scoreByWords(db, query, ids),
    warmUp: (services, signal) => open(services).memory.warmUp(signal),
    rowOf(document, terms = language.indexTerms) {
      const { id, attributes: values, stored: own } = definition.document(document);
      const fields = values ? definition.weightedFields(document) : null;
      return {
        id,
        attributes: packing.pack(id, values),
        terms: fields ? terms(fields) : noTerms,
        written: fields ? [fields.title, ...(fields.labels ?? [])].join(' ') : '',
        stored: own,
      };
    },
    write: (tx, sources) =>
      writeAll(
        tx,
        sources.map((one) => index.rowOf(one)),
      ),
    writeRows: writeAll,
    async remove(tx, ids) {
      await writeAll(tx, (await idsWithRow(tx, tables, ids)).map(goneRow));
    },
    erase: (tx, ids) => eraseRows(tx, rows, { tables, ids }),
    async maintain(db, { rewrite, expired, signal }) {
      await rewriteOutdated(db, tables, { version, write: rewrite, signal });
      await compactRows(db, tables, { vocabulary: rows, signal });
      if (expired) await retireRows(db, tables, { expired, writeGone: (tx, ids) => index.remove(tx, ids), signal });
    },
  };
  return index;
}
