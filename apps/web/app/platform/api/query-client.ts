import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client that loses no invalidation. During the first read of a query an invalidation starts no second read, and the
 * answer, which may be older than the news, clears it. Such a query is invalidated again when the answer has arrived.
 */
export class LosslessQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const running = this.getQueryCache().findAll(filters).filter(isFirstRead);
    await super.invalidateQueries(filters, options);
    if (running.length === 0) return;
    await Promise.all(running.map(readEnded));
    const isRunning = (query: Query) => running.includes(query);
    await super.invalidateQueries({ predicate: isRunning, refetchType: filters?.refetchType ?? 'active' }, options);
  }
}

/** True while a query that has no data yet is being read. */
export function isFirstRead({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle';
}

/** Resolves when the running read of a query has ended, also without success. */
export async function readEnded({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined);
}
