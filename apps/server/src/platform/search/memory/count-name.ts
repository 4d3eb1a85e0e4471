/** Whether a filter is an interval of time. */
export function isInterval(filter: unknown): filter is { from?: Date; until?: Date } {
  return typeof filter === 'object' && filter !== null && ('from' in filter || 'until' in filter);
}

/**
 * Cache key of a search. Intervals that move with the current time have the same key, which is accurate enough for the lifetime of
 * counts.
 */
export function nameOf(
  filters: Readonly<Record<string, unknown>>,
  { words, now }: { words: string | undefined; now: Date },
): string {
  const named = Object.entries(filters).map(([name, filter]) => {
    if (isInterval(filter)) return [name, distance(filter.from, now), distance(filter.until, now)];
    const isList = typeof filter === 'object' && filter !== null && Symbol.iterator in filter;
    return [name, isList ? [...(filter as Iterable<number>)].sort((a, b) => a - b) : filter];
  });
  return JSON.stringify([words ?? null, named]);
}

function distance(instant: Date | undefined, now: Date): number | null {
  return instant ? Math.round((now.getTime() - instant.getTime()) / 60_000) : null;
}
