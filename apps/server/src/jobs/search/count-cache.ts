import { SizedCache } from '../../platform/sized-cache.ts';
import type { Counted } from './count-hits.ts';
import type { Filters } from './search-filters.ts';

/** Counts among fewer ads are quick to make and always made anew. */
const worthKeeping = 10_000;
/** Words of 32 bits kept in all: 40 MB. */
const mostKept = 10_000_000;
/** What the counts themselves weigh. */
const overhead = 2000;
/** Milliseconds for which ads may close and grow older without the counts noticing. */
const lifetime = 10_000;

export interface CountKey {
  /** Empty for none. */
  keyword: string;
  /** How many ads are looked at. */
  candidates: number;
  /** State of the ads; any change makes all counts old. */
  change: number;
  filters: Filters;
  now: Date;
}

/**
 * Counts over very many ads, which many searches share: everything, a region, a common word, the next page of any of them. They follow every change of an ad at once;
 * only that an ad closes by itself is noticed a few seconds late.
 */
export class CountCache {
  readonly #kept = new SizedCache<Counted & { madeAt: number }>(mostKept);

  /** @param count makes the counts when they are not kept */
  get({ keyword, candidates, change, filters, now }: CountKey, count: () => Counted): Counted {
    if (candidates < worthKeeping) return count();
    const key = nameOf(keyword, filters, now);
    const kept = this.#kept.get(key, change);
    const age = now.getTime() - (kept?.madeAt ?? 0);
    if (kept && age >= 0 && age < lifetime) return kept;
    const fresh = count();
    this.#kept.set(key, change, { ...fresh, madeAt: now.getTime() }, fresh.hits.weight + overhead);
    return fresh;
  }
}

/** The same filters have the same name; that a span of days moves on meanwhile does not matter within the lifetime. */
function nameOf(keyword: string, { places, categories, posted, ...others }: Filters, now: Date): string {
  const ids = (set: ReadonlySet<number> | null) => set && [...set].sort((a, b) => a - b).join(',');
  const days = (instant: number) => Math.round((now.getTime() / 1000 - instant) / 86_400);
  return JSON.stringify([
    keyword,
    others,
    ids(places),
    ids(categories),
    posted && [days(posted.from), days(posted.until)],
  ]);
}
