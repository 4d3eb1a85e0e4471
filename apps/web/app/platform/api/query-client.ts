import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client that loses no invalidation and reads no more often than needed. During the first read of a query an invalidation
 * starts no second read, and the response, which may be older than the change, clears it: such a query is invalidated again, once,
 * when the response has arrived. Several invalidations at once, such as by the effects of one rendering, start one read.
 */
export class LosslessQueryClient extends QueryClient {
  /** Queries whose read was just started by an invalidation. */
  readonly #started = new Set<Query>();
  /** Queries in their first read that are invalidated when it ends. */
  readonly #outdated = new Map<Query, Promise<void>>();

  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const found = this.getQueryCache().findAll(filters);
    const reads = filters?.refetchType !== 'none';
    const again = found.filter(isFirstRead).map((query) => this.#invalidateAfterRead(query, filters, options));
    const started = reads ? found.filter((query) => this.#started.has(query)) : [];
    const others = found.filter((query) => !isFirstRead(query) && !started.includes(query));
    for (const query of reads ? others : []) this.#started.add(query);
    // Not by a timer: before it runs, changes newer than the request could arrive.
    queueMicrotask(() => {
      for (const query of others) this.#started.delete(query);
    });
    await Promise.all([...again, ...started.map(readEnded), this.#invalidate(others, filters, options)]);
  }

  async #invalidate(queries: readonly Query[], filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    if (queries.length === 0) return;
    const { refetchType = 'active' } = filters ?? {};
    await super.invalidateQueries({ predicate: (query) => queries.includes(query), refetchType }, options);
  }

  #invalidateAfterRead(query: Query, filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const waiting = this.#outdated.get(query);
    if (waiting) return waiting;
    const after = readEnded(query).then(async () => {
      this.#outdated.delete(query);
      await this.#invalidate([query], filters, options);
    });
    if (filters?.refetchType !== 'none') this.#outdated.set(query, after);
    return after;
  }
}

/** True while a query that has no data yet is being read. */
export function isFirstRead({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle';
}

/** Resolves when the current read of a query has ended, also after a failure. */
export async function readEnded({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined);
}
