import { LRUCache } from 'lru-cache';

/** Bytes that a value takes besides its documents. */
const overhead = 8000;
/** Milliseconds for which documents may expire and grow older without a value noticing. */
const lifetime = 10_000;

export interface ValueKey {
  /** What is searched for; the same for the same search at another time. */
  name: string;
  /** State of the documents; a new revision makes all values old. */
  revision: number;
  /** Whether the value depends on the time. */
  usesTime: boolean;
  now: Date;
}

interface Cached<T> {
  value: T;
  revision: number;
  madeAt: number;
}

/**
 * What many searches of the same columns share: the counts of everything, of a region or of a common word, what is similar to a keyword,
 * the next page of any of them. It follows every change at once; only that a document expires is noticed a few seconds late.
 */
export class RevisionCache<T> {
  readonly #cache: LRUCache<string, Cached<T>>;

  /** @param bytesOf bytes of the documents of a value */
  constructor(maxBytes: number, bytesOf: (value: T) => number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ value }) => bytesOf(value) + overhead });
  }

  /** @param make makes the value unless it is in the cache */
  async get({ name, revision, usesTime, now }: ValueKey, make: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(name);
    const age = now.getTime() - (cached?.madeAt ?? 0);
    if (cached?.revision === revision && (!usesTime || (age >= 0 && age < lifetime))) return cached.value;
    const value = await make();
    this.#cache.set(name, { value, revision, madeAt: now.getTime() });
    return value;
  }
}
