import { LRUCache } from 'lru-cache';
import type { Counted } from './count-hits.ts';

/** Counts among fewer documents are quick to make; where they depend on the time they are made for each search. */
const worthKeeping = 10_000;
/** Bytes that the counts themselves take. */
const overhead = 8000;
/** Milliseconds for which documents may expire and grow older without the counts noticing. */
const lifetime = 10_000;

export interface CountKey {
  /** What is searched for; the same for the same search at another time. */
  name: string;
  /** How many documents are looked at. */
  candidates: number;
  /** State of the documents; a new revision makes all counts old. */
  revision: number;
  /** Whether the counts depend on the time. */
  usesTime: boolean;
  now: Date;
}

/**
 * Hits and counts among the same columns that many searches share: everything, a region, a common word, the next page of any of
 * them. They follow every change at once; only that a document expires is noticed a few seconds late.
 */
export class CountedCache {
  readonly #cache: LRUCache<string, Counted & { revision: number; madeAt: number }>;

  constructor(maxBytes: number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ hits }) => hits.bytes + overhead });
  }

  /** @param count makes the counts unless they are in the cache */
  async get({ name, candidates, revision, usesTime, now }: CountKey, count: () => Promise<Counted>): Promise<Counted> {
    if (usesTime && candidates < worthKeeping) return await count();
    const cached = this.#cache.get(name);
    const age = now.getTime() - (cached?.madeAt ?? 0);
    if (cached?.revision === revision && (!usesTime || (age >= 0 && age < lifetime))) return cached;
    const fresh = { ...(await count()), revision, madeAt: now.getTime() };
    this.#cache.set(name, fresh);
    return fresh;
  }
}
