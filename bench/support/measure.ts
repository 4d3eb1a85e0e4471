export interface Figures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  max: number;
  perSecond: number;
  count: number;
  /** Median milliseconds of each kind of work. */
  byKind: Map<string, number>;
}

/**
 * Runs the work with several concurrent users; each begins the next piece when the last is done.
 * @param limitSeconds no new piece is begun after that time
 */
export async function measure<T extends { kind: string }>(
  pieces: readonly T[],
  users: number,
  work: (piece: T) => Promise<unknown>,
  limitSeconds = Number.POSITIVE_INFINITY,
): Promise<Figures> {
  const times: { kind: string; ms: number }[] = [];
  let next = 0;
  const begin = performance.now();
  const user = async () => {
    while (next < pieces.length && performance.now() - begin < limitSeconds * 1000) {
      const piece = pieces[next++] as T;
      const start = performance.now();
      await work(piece);
      times.push({ kind: piece.kind, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  const seconds = (performance.now() - begin) / 1000;
  const all = times.map(({ ms }) => ms);
  const groups = Map.groupBy(times, ({ kind }) => kind);
  return {
    p50: percentile(all, 50),
    p95: percentile(all, 95),
    max: Math.max(...all),
    perSecond: times.length / seconds,
    count: times.length,
    byKind: new Map(
      [...groups].map(([kind, list]) => [
        kind,
        percentile(
          list.map(({ ms }) => ms),
          50,
        ),
      ]),
    ),
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}
