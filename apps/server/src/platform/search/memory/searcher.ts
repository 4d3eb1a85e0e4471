import type { Database } from '../../db/db.ts';
import type { Attributes } from '../attributes.ts';
import { bitLayoutOf } from '../bit-layout.ts';
import type { ExpansionKind } from '../expansion.ts';
import { mapTerms, type QueryNode, type QueryTerm, toTsquery } from '../query-tree.ts';
import { whereItSays } from '../rows/weighted-fields.ts';
import type { Having } from '../search-request.ts';
import type { Found } from '../searchable-texts.ts';
import type { Columns } from './columns.ts';
import { type Counted, countHits, hitFilter } from './count-hits.ts';
import { isInterval, nameOf } from './count-name.ts';
import { DocSet } from './doc-set.ts';
import { elsewhere } from './elsewhere.ts';
import type { FacetOption } from './facet-counter.ts';
import { InMemoryIndex, type MemorySource } from './in-memory-index.ts';
import type { KeywordHits, Similar } from './keyword-cache.ts';
import { largestKey, type OrderOption, type Page, pageByKey } from './page-by-key.ts';
import type { RevisionCache } from './revision-cache.ts';
import { findSimilar, similarPage, withSimilar } from './similar-hits.ts';

/** Reads a number that changes often: the values that changed since an instant. */
export interface CounterOption {
  readSince(db: Database, since: Date): Promise<{ id: number; value: number; changedAt: Date }[]>;
}

export interface SearcherOptions {
  source: MemorySource;
  attributes: Attributes;
  facets: Readonly<Record<string, FacetOption>>;
  orders: Readonly<Record<string, OrderOption>>;
  counters: Readonly<Record<string, CounterOption>>;
}

export interface UntypedRequest {
  keyword?: string;
  query?: QueryNode;
  similar?: readonly ExpansionKind[];
  among?: readonly number[];
  filters: Readonly<Record<string, unknown>>;
  order: string;
  page: Page;
  now: Date;
  sinceRevision?: number;
}

/** Maximum age of counters when documents are ordered by them, in milliseconds. */
const counterLag = 500;
/** Counts among fewer documents are fast; if they depend on the time, they are not cached. */
const minCachedDocuments = 10_000;
/** Maximum delay between the recorded time of a change and its commit, in milliseconds. */
const counterOverlap = 30_000;

/** Searches one index of one database in the memory of this process. */
export class Searcher {
  readonly memory: InMemoryIndex;
  readonly #db: Database;
  readonly #options: SearcherOptions;
  readonly #fields;
  #countersReadAt = Number.NEGATIVE_INFINITY;
  #countersUntil = new Date(0);
  #countedColumns: Columns | undefined;

  constructor(db: Database, options: SearcherOptions, { maxBytes }: { maxBytes: number }) {
    this.#db = db;
    this.#options = options;
    this.memory = new InMemoryIndex(db, options.source, { maxBytes });
    this.#fields = bitLayoutOf(options.attributes).fields;
  }

  /** @param options `facets`: those to count */
  async search(
    { keyword = '', query, order, page, similar: kinds = [], sinceRevision, ...request }: UntypedRequest,
    { facets }: Pick<SearcherOptions, 'facets'>,
  ) {
    const { memory } = this;
    if (sinceRevision === undefined || memory.revision < sinceRevision) await memory.refresh();
    const declared = this.#options.orders[order];
    if (declared && 'counter' in declared) await this.#refreshCounters();
    const { revision } = memory;
    const found = keyword === '' ? undefined : await memory.findKeyword(keyword);
    const isExpanded = found && kinds.length > 0;
    const similar = isExpanded ? await this.#similarTo(found, keyword, { ...request, kinds, revision }) : undefined;
    const hitsOfWords = found ? withSimilar(found.hits, similar) : query && (await memory.find(query));
    const words = keyword === '' ? query && toTsquery(query) : `${similar ? `~${kinds.join()}~` : ''}${keyword}`;
    // The columns and counts belong to the same docIds as the hits.
    const { columns, counted: cache } = hitsOfWords ?? memory;
    const counted = await this.#count({ ...request, facets, columns, cache, revision, words, hitsOfWords });
    const inOrder = async (hits: DocSet, part: Page) => {
      const isRanked = found && order === 'relevance' && part.offset < counted.count && hits.count() > 1;
      const best = isRanked ? await memory.rank(found, hits) : [];
      return declared
        ? await orderedPage(columns, hits, { order: declared, page: part })
        : columns.order.newestAfter(best, hits, part);
    };
    const shown =
      similar && (await similarPage(counted.hits, similar, { page, inOrder, isRanked: order === 'relevance' }));
    const docIds = shown?.docIds ?? (await inOrder(counted.hits, page));
    const similarCount = shown?.similarCount ?? 0;
    const hasPhrase = (this.#options.source.readPhrases?.(keyword).words.length ?? 0) > 0;
    const isHit = (docId: number) => !similar?.documents.has(docId);
    return {
      ids: docIds.map((docId) => columns.idOf(docId)),
      count: counted.count - similarCount,
      similarCount,
      similar: new Map(docIds.flatMap((docId) => whyOf(columns, similar, docId))),
      elsewhere: found && kinds.length > 0 && !hasPhrase ? await elsewhere(found, docIds.filter(isHit)) : new Map(),
      facets: counted.facets,
      corrected: found?.corrected ?? null,
      isNear: similar ? counted.count > 0 && counted.count === similarCount : (found?.isNear ?? false),
      reasons: found ? memory.termsOf(found) : ([] as QueryTerm[]),
      revision,
    };
  }

  /** Similar documents of a keyword. Filters with facets do not apply here, because their counts include similar documents. */
  async #similarTo(
    found: Found<KeywordHits>,
    keyword: string,
    { filters, now, kinds, revision }: Pick<UntypedRequest, 'filters' | 'now'> & SimilarRequest,
  ): Promise<Similar | undefined> {
    const { columns, similar } = found.hits;
    const isOwn = ([name, filter]: [string, unknown]) => filter !== undefined && !(name in this.#options.facets);
    const own = Object.fromEntries(Object.entries(filters).filter(isOwn));
    const retain = hitFilter(columns, { fields: this.#fields, filters: own });
    const name = nameOf(own, { words: `${kinds.join()}~${keyword}`, now });
    const usesTime = Object.values(own).some(isInterval);
    return await similar.get({ name, revision, usesTime, now }, () =>
      findSimilar(this.memory, found, { kinds, retain, expand: () => this.#expand(found.corrected ?? keyword, kinds) }),
    );
  }

  #expand(keyword: string, kinds: readonly ExpansionKind[]) {
    const { language, stopWords, readPhrases } = this.#options.source;
    return language.expandQuery(keyword, { stopWords, readPhrases, kinds });
  }

  /** See `SearchIndex.read`. */
  async read(keyword: string): Promise<QueryNode> {
    await this.memory.refresh();
    return mapTerms((await this.memory.findKeyword(keyword)).every, whereItSays);
  }

  /** For each query, which of the given documents match it, and how many documents of the index match it. */
  async having(queries: readonly QueryNode[], ids: readonly number[]): Promise<{ total: number; found: Having[] }> {
    const { memory } = this;
    await memory.refresh();
    const found: Having[] = [];
    for (const query of queries) {
      const hits = await memory.find(query);
      const isHit = (id: number) => {
        const docId = hits.columns.docIdOf(id);
        return docId !== undefined && hits.found.has(docId);
      };
      found.push({ count: hits.count, ids: new Set(ids.filter(isHit)) });
    }
    return { total: memory.columns.live.count(), found };
  }

  /** Ids of an attribute with the most hits, the most first, then by id. */
  async topValues(
    name: string,
    { filters, limit, now }: { filters: Readonly<Record<string, unknown>>; limit: number; now: Date },
  ): Promise<{ id: number; count: number }[]> {
    await this.memory.refresh();
    const { columns } = this.memory;
    const lists = columns.byName.get(name)?.lists;
    if (!lists) throw new Error(`the index has no ids called ${name}`);
    const top: { id: number; count: number }[] = [];
    for (const { key, atMost } of lists.bySize()) {
      const last = top[limit - 1];
      // The lists may contain too many documents, never too few, so no later key can precede the last one.
      if (last && (atMost < last.count || (atMost === last.count && key > last.id))) break;
      const docIds = columns.order.pick(lists.of([key], columns.length));
      const isOwn = { ...filters, [name]: [key] };
      const { count } = await countHits(columns, docIds, { fields: this.#fields, facets: {}, filters: isOwn, now });
      if (count > 0) top.push({ id: key, count });
      top.sort((a, b) => b.count - a.count || a.id - b.id).splice(limit);
    }
    return top;
  }

  async #count(request: CountRequest): Promise<Counted> {
    const { columns, filters, facets, hitsOfWords, among, now } = request;
    if (among) {
      const docIds = new DocSet(columns.length);
      for (const docId of among.map((id) => columns.docIdOf(id))) if (docId !== undefined) docIds.add(docId);
      if (hitsOfWords) docIds.intersectWith(hitsOfWords.found);
      return await countHits(columns, columns.order.pick(docIds), { fields: this.#fields, facets, filters, now });
    }
    const tree = hitsOfWords ? undefined : treeOnly(request);
    if (tree) {
      // Counts of the other choices do not depend on the chosen one, so only the documents of this choice are counted again.
      const own = await this.#countAmong(request, tree.docIds.count(), () => columns.order.pick(tree.docIds));
      const all = await this.#count({ ...request, filters: { ...filters, [tree.name]: undefined } });
      return { ...own, facets: { ...own.facets, [tree.name]: all.facets[tree.name] ?? new Map() } };
    }
    if (hitsOfWords)
      return await this.#countAmong(request, hitsOfWords.count, () => columns.order.pick(hitsOfWords.found));
    const fewest = mostSelective(request);
    if (!fewest) return await this.#countAmong(request, columns.length, () => columns.order.docIds.slice());
    return await this.#countAmong(request, fewest.atMost, () => columns.order.pick(fewest.docIds()));
  }

  async #countAmong(
    { columns, cache, filters, facets, ...request }: CountRequest,
    candidates: number,
    docIds: () => Uint32Array,
  ): Promise<Counted> {
    const { revision, now } = request;
    const counted = Object.values(facets);
    const usesTime = counted.some(({ kind }) => kind === 'age') || Object.values(filters).some(isInterval);
    const count = () => countHits(columns, docIds(), { fields: this.#fields, facets, filters, now });
    if (usesTime && candidates < minCachedDocuments) return await count();
    const name = `${counted.length > 0 ? 'facets' : ''}${nameOf(filters, request)}`;
    return await cache.get({ name, revision, usesTime, now }, count);
  }

  /** Reads the counters that changed since the last time. */
  async #refreshCounters(): Promise<void> {
    const { columns } = this.memory;
    const at = performance.now();
    if (this.#countedColumns === columns && at - this.#countersReadAt < counterLag) return;
    const since = this.#countersUntil.getTime() - counterOverlap;
    this.#countedColumns = columns;
    for (const [name, { readSince }] of Object.entries(this.#options.counters)) {
      const values = columns.counters.get(name)?.values;
      for (const { id, value, changedAt } of await readSince(this.#db, new Date(Math.max(0, since)))) {
        const docId = columns.docIdOf(id);
        const current = columns.counters.get(name)?.values ?? values;
        if (docId !== undefined && current) current[docId] = value;
        if (changedAt > this.#countersUntil) this.#countersUntil = changedAt;
      }
    }
    this.#countersReadAt = at;
  }
}

/** The id of a document and why it is similar; empty for a hit. */
function whyOf(columns: Columns, similar: Similar | undefined, docId: number) {
  const why = similar?.documents.get(docId);
  return why ? [[columns.idOf(docId), why] as const] : [];
}

interface SimilarRequest {
  kinds: readonly ExpansionKind[];
  revision: number;
}

interface CountRequest extends Pick<SearcherOptions, 'facets'> {
  among?: readonly number[];
  filters: Readonly<Record<string, unknown>>;
  columns: Columns;
  cache: RevisionCache<Counted>;
  revision: number;
  /** Identifies the words; undefined without words. */
  words: string | undefined;
  hitsOfWords: KeywordHits | undefined;
  now: Date;
}

/** The only filter with ids, if it belongs to a tree facet: then all hits are among its documents. */
function treeOnly({ columns, filters, facets }: CountRequest): { name: string; docIds: DocSet } | undefined {
  const named = Object.entries(filters).filter(([name, ids]) => ids !== undefined && columns.byName.get(name)?.lists);
  const [only] = named;
  if (named.length !== 1 || !only || facets[only[0]]?.kind !== 'tree') return undefined;
  const docIds = columns.byName.get(only[0])?.lists?.of(only[1] as Iterable<number>, columns.length);
  return docIds && { name: only[0], docIds };
}

/** The documents of the most selective filter, which include all hits; undefined if no filter is selective enough. */
function mostSelective({ columns, filters, facets }: CountRequest) {
  const counted = Object.entries(filters).flatMap(([name, filter]) => {
    const lists = columns.byName.get(name)?.lists;
    // Documents that fail the filter of a facet are counted for its other choices.
    if (!lists || filter === undefined || name in facets) return [];
    const ids = [...(filter as Iterable<number>)];
    return [{ atMost: lists.atMost(ids), docIds: () => lists.of(ids, columns.length) }];
  });
  const [fewest] = counted.sort((a, b) => a.atMost - b.atMost);
  return fewest && fewest.atMost * 4 < columns.length ? fewest : undefined;
}

async function orderedPage(
  columns: Columns,
  hits: DocSet,
  { order, page }: { order: OrderOption; page: Page },
): Promise<number[]> {
  const docIds = columns.order.pick(hits).reverse();
  if ('day' in order) {
    const column = columns.byName.get(order.day);
    return await pageByKey(docIds, page, (docId) => (column?.get(docId) as number) || largestKey);
  }
  const values = columns.counters.get(order.counter)?.values;
  return await pageByKey(docIds, page, (docId) => largestKey - Math.min(largestKey, values?.[docId] ?? 0));
}
