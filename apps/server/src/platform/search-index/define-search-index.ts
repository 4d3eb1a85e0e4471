import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { combinedVersion } from '../combined-version.ts';
import {
  type Indexed,
  type IndexTerms,
  indexTerms,
  languageVersion,
  type QueryNode,
  type ReadPhrases,
} from '../danish/index.ts';
import type { Database, Transaction } from '../db/db.ts';
import type { Settings } from '../env.ts';
import type { Attributes, FiltersOf, ValuesOf } from './attributes.ts';
import type { FacetOption } from './memory/facet-counter.ts';
import { type CounterOption, type Having, type OrderOption, Searcher } from './memory/searcher.ts';
import { compactRows, eraseRows, idsWithRow, retireRows, rewriteOutdated } from './rows/maintain-rows.ts';
import { packingOf } from './rows/packing.ts';
import { revisionsOf } from './rows/revisions.ts';
import type { IndexTables } from './rows/tables.ts';
import { vocabularyOf } from './rows/vocabulary.ts';
import { wordQueriesOf } from './rows/word-queries.ts';
import { type IndexRow, writeRows } from './rows/write-rows.ts';
import type { SearchAnswer, SearchRequest } from './search-request.ts';

/** Everything that makes an index: the rest follows from it. */
export interface IndexDefinition<A extends Attributes, D, Facet extends string, Order extends string> {
  /** Begins the names of prepared statements. */
  name: string;
  /**
   * Raise it when documents get other words, or other values of an attribute (`expectSameRows` in the index's test fails then);
   * rows of older versions are written again. A release leaves the rows of newer versions alone.
   */
  version: number;
  tables: IndexTables;
  attributes: A;
  /** The instant by which documents are new or old. */
  newest: keyof A & string;
  /** Words that every document could say, folded. */
  stopWords: ReadonlySet<string>;
  /** Phrases of a keyword that stand for words which documents are indexed with; see `ParseOptions`. */
  readPhrases?: ReadPhrases;
  /** Whether a folded word is a name, which is not misspelt even where no document has it. */
  isName?: (word: string) => boolean;
  /**
   * Reads a document; attributes are null for one that searches cannot find, or no longer. `stored` values stand in the columns so
   * named.
   */
  document(source: D): { id: number; attributes: ValuesOf<A> | null; stored: readonly unknown[] };
  /** What a document is found by, the more important before the less. */
  weightedFields(source: D): Indexed;
  /** Columns of the rows that others read. */
  stored: readonly PgColumn[];
  facets: Readonly<Record<Facet, FacetOption>>;
  /** Orders besides newest and relevance. */
  orders: Readonly<Record<Order, OrderOption>>;
  counters: Readonly<Record<string, CounterOption>>;
}

/** Where searches read. */
export interface SearchServices {
  readDb: Database;
  env: Pick<Settings, 'SEARCH_MEMORY_MB'>;
}

/**
 * Documents of one kind, found by their words and attributes. Callers get ids, numbers and terms; where the documents are stored
 * is the index's own business, so another engine can take its place (docs/decisions/0004).
 */
export interface SearchIndex<A extends Attributes, D, Facet extends string, Order extends string> {
  /** Version of the rows that this release writes; rises with the index and with the language rules. */
  version: number;
  search(services: SearchServices, request: SearchRequest<A, Order>): Promise<SearchAnswer<Facet>>;
  /** Ids of an attribute with the most hits, the most first, then by id. */
  topValues(
    services: SearchServices,
    attribute: keyof A & string,
    options: { filters: FiltersOf<A>; limit: number; now: Date },
  ): Promise<{ id: number; count: number }[]>;
  /**
   * Which of some documents match each of some queries, in the order of the queries, and how many documents do at all: how rare a
   * word is.
   * @returns `total`: documents of the index
   */
  having(
    services: SearchServices,
    queries: readonly QueryNode[],
    ids: readonly number[],
  ): Promise<{ total: number; found: Having[] }>;
  /** How well the weighted fields of documents match a query, from 0 to 1, by id; those that do not are missing. */
  scores(db: Database, query: QueryNode, ids: readonly number[]): Promise<Map<number, number>>;
  /** Makes ready for the first searches. */
  warmUp(services: SearchServices, signal: AbortSignal): Promise<void>;
  /** A row as {@link writeRows} takes it. @param terms replaces the language rules, for loading many documents alike */
  rowOf(source: D, terms?: (fields: Indexed) => IndexTerms): IndexRow;
  /**
   * Writes documents into the index. Call it last in the transaction that changes them: it holds the revision until the commit,
   * which other writers wait for.
   */
  write(tx: Transaction, sources: readonly D[]): Promise<void>;
  writeRows(tx: Transaction, rows: readonly IndexRow[]): Promise<void>;
  /** Takes documents out of the index; nothing happens for those that are not in it. */
  remove(tx: Transaction, ids: readonly number[]): Promise<void>;
  /**
   * Takes documents out of the index whose rows are about to be deleted with them. Every server asks once which rows are left.
   */
  erase(tx: Transaction, ids: readonly number[]): Promise<void>;
  /**
   * What has to be done from time to time: rewrites rows of older versions, takes out expired documents, and removes what is
   * left of documents that are gone.
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
/** Indexes of this product, which share the memory that is set. */
const indexCount = 2;
const megabyte = 2 ** 20;

/** Declares an index. */
export function defineSearchIndex<A extends Attributes, D, Facet extends string, Order extends string>(
  definition: IndexDefinition<A, D, Facet, Order>,
): SearchIndex<A, D, Facet, Order> {
  const { name, tables, attributes, newest, stopWords, readPhrases, isName, stored, facets, orders, counters } =
    definition;
  const packing = packingOf(attributes);
  const rows = { ...revisionsOf(name, tables), ...vocabularyOf(name, tables), ...wordQueriesOf(name, tables) };
  const layout = { attributes, newest, counters: Object.keys(counters) };
  const source = { ...rows, layout, stopWords, readPhrases, isName, unpack: packing.unpack };
  const version = combinedVersion(definition.version, languageVersion);
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
      const { facets: counted, ...answer } = await open(services).search(request);
      return { ...answer, facets: counted as SearchAnswer<Facet>['facets'] };
    },
    topValues: (services, attribute, options) => open(services).topValues(attribute, options),
    having: (services, queries, ids) => open(services).having(queries, ids),
    scores: (db, query, ids) => rows.scoreByWords(db, query, ids),
    warmUp: (services, signal) => open(services).memory.warmUp(signal),
    rowOf(document, terms = indexTerms) {
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
