/**
 * Keeps what was made for as long as what it was made of does not change, up to a total weight; what was not asked for the longest goes first.
 * What is kept is named by a key and a state: another state is another thing.
 */
export class SizedCache<V> {
  readonly #kept = new Map<string, { value: V; state: number; weight: number }>();
  readonly #most: number;
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** All that is kept, whatever its state. */
  *entries(): Generator<[key: string, value: V]> {
    for (const [key, { value }] of this.#kept) yield [key, value];
  }

  get(key: string, state: number): V | undefined {
    const kept = this.#kept.get(key);
    if (kept?.state !== state) return undefined;
    // A map goes through its keys in the order in which they came.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  set(key: string, state: number, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.#most) return;
    this.#kept.set(key, { value, state, weight });
    this.#weight += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0;
    this.#kept.delete(key);
  }
}
