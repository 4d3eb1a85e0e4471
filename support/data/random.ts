/** The same numbers in every run, so that repeated measurements do the same work. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('picked from an empty list');
    return picked;
  }
}

/** Picks by weight. */
export class Weighted<T> {
  readonly #items: readonly T[];
  readonly #ends: Float64Array;

  constructor(items: readonly T[], weight: (item: T) => number) {
    this.#items = items;
    this.#ends = new Float64Array(items.length);
    let end = 0;
    for (const [at, item] of items.entries()) {
      end += weight(item);
      this.#ends[at] = end;
    }
  }

  pick(random: Random): T {
    const target = random.next() * (this.#ends.at(-1) ?? 0);
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return this.#items[low] as T;
  }
}
