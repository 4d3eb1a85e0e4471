import { LRUCache } from 'lru-cache';

/** Bytes counted per value besides its documents. */
const overhead = 8000;
/** Milliseconds for which a value that depends on the time is used. */
const lifetime = 10_000;

export interface ValueKey {
  /** Identifies the search; independent of the time. */
  name: string;
  /** State of the documents; a new revision invalidates all values. */
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
 * A cache for results that searches of the same columns share: counts of all documents, of a region or a frequent word, similar
 * documents, and further pages. Every change invalidates it at once; only the expiry of a document takes effect a few seconds late.
 */
export class RevisionCache<T> {
  readonly #cache: LRUCache<string, Cached<T>>;

  /** @param bytesOf size of the documents of a value in bytes */
  constructor(maxBytes: number, bytesOf: (value: T) => number) {
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ value }) => bytesOf(value) + overhead });
  }

  /** @param make creates the value if it is not in the cache */
  async get({ name, revision, usesTime, now }: ValueKey, make: () => Promise<T>): Promise<T> {
    const cached = this.#cache.get(name);
    const age = now.getTime() - (cached?.madeAt ?? 0);
    if (cached?.revision === revision && (!usesTime || (age >= 0 && age < lifetime))) return cached.value;
    const value = await make();
    this.#cache.set(name, { value, revision, madeAt: now.getTime() });
    return value;
  }
}
