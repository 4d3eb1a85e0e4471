import type { Page } from './page-by-key.ts';

/** A set of slots, one bit for each: joining and narrowing sets among a million texts takes microseconds. */
export class SlotSet {
  #bits: Uint32Array;

  /** @param size slots are below it, but for those that {@link add} brings later */
  constructor(size: number) {
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  /** A set of its own with the same slots. */
  copy(): SlotSet {
    const copy = new SlotSet(0);
    copy.#bits = this.#bits.slice();
    return copy;
  }

  /** Words of 32 bits that the set takes in memory. */
  get weight(): number {
    return this.#bits.length;
  }

  add(slot: number): void {
    if (slot >>> 5 >= this.#bits.length) this.#grow(slot);
    (this.#bits[slot >>> 5] as number) |= 1 << (slot & 31);
  }

  remove(slot: number): void {
    if (this.has(slot)) (this.#bits[slot >>> 5] as number) &= ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return ((this.#bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  /** @param slots below the size */
  addAll(slots: Uint32Array): void {
    const bits = this.#bits;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      (bits[slot >>> 5] as number) |= 1 << (slot & 31);
    }
  }

  /** @param other none of its slots is beyond the size */
  addSet(other: SlotSet): void {
    const [bits, more] = [this.#bits, other.#bits];
    const length = Math.min(bits.length, more.length);
    for (let at = 0; at < length; at += 1) (bits[at] as number) |= more[at] as number;
  }

  /** Leaves what both have. */
  keepOnly(other: SlotSet): void {
    const [bits, wanted] = [this.#bits, other.#bits];
    for (let at = 0; at < bits.length; at += 1) (bits[at] as number) &= wanted[at] ?? 0;
  }

  removeSet(other: SlotSet): void {
    const [bits, unwanted] = [this.#bits, other.#bits];
    const length = Math.min(bits.length, unwanted.length);
    for (let at = 0; at < length; at += 1) (bits[at] as number) &= ~(unwanted[at] as number);
  }

  count(): number {
    let count = 0;
    const bits = this.#bits;
    for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] as number);
    return count;
  }

  /**
   * Writes the slots below a bound, the smallest first.
   * @param into has room for all of them
   * @returns how many were written
   */
  writeBelow(bound: number, into: Uint32Array): number {
    const bits = this.#bits;
    let count = 0;
    for (let at = 0; at < bits.length && at << 5 < bound; at += 1) {
      for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
        const slot = (at << 5) + 31 - Math.clz32(rest & -rest);
        if (slot >= bound) return count;
        into[count++] = slot;
      }
    }
    return count;
  }

  /**
   * Adds slots below a bound to a page, the largest first.
   * @param page `offset` of them are left out; `limit` is how many there shall be on the page in the end
   */
  pushBelow(bound: number, { offset, limit }: Page, into: number[]): void {
    const bits = this.#bits;
    let skip = offset;
    for (let at = Math.min(bits.length, (bound + 31) >>> 5) - 1; at >= 0 && into.length < limit; at -= 1) {
      let rest = bits[at] as number;
      if (at === bound >>> 5) rest &= (1 << (bound & 31)) - 1;
      const count = ones(rest);
      if (count <= skip) {
        skip -= count;
        continue;
      }
      for (; rest !== 0 && into.length < limit; ) {
        const bit = 31 - Math.clz32(rest);
        rest ^= 1 << bit;
        if (skip > 0) skip -= 1;
        else into.push((at << 5) + bit);
      }
    }
  }

  #grow(slot: number): void {
    const larger = new Uint32Array(Math.max((slot >>> 5) + 1, Math.ceil(this.#bits.length * 1.25)));
    larger.set(this.#bits);
    this.#bits = larger;
  }
}

/** Bits of a word that are set, counted side by side in pairs, fours and eights. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
