import type { Page } from './page-by-key.ts';

/** A bit set of docIds: union and intersection among a million documents take microseconds. */
export class DocSet {
  #bits: Uint32Array;

  /** @param size upper limit of docIds, exclusive; {@link add} can extend it later */
  constructor(size: number) {
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  /** A copy of the set. */
  copy(): DocSet {
    const copy = new DocSet(0);
    copy.#bits = this.#bits.slice();
    return copy;
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#bits.byteLength;
  }

  add(docId: number): void {
    if (docId >>> 5 >= this.#bits.length) this.#grow(docId);
    (this.#bits[docId >>> 5] as number) |= 1 << (docId & 31);
  }

  remove(docId: number): void {
    if (this.has(docId)) (this.#bits[docId >>> 5] as number) &= ~(1 << (docId & 31));
  }

  has(docId: number): boolean {
    return ((this.#bits[docId >>> 5] ?? 0) & (1 << (docId & 31))) !== 0;
  }

  /** @param docIds below the size */
  addAll(docIds: Uint32Array): void {
    const bits = this.#bits;
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = docIds[at] as number;
      (bits[docId >>> 5] as number) |= 1 << (docId & 31);
    }
  }

  /** @param other a set without docIds beyond the size */
  addSet(other: DocSet): void {
    const [bits, more] = [this.#bits, other.#bits];
    const length = Math.min(bits.length, more.length);
    for (let at = 0; at < length; at += 1) (bits[at] as number) |= more[at] as number;
  }

  /**
   * Writes the docIds that are in the set.
   * @param docIds below the size; `into` must have room for all of them
   * @returns the number of written docIds
   */
  retain(docIds: Uint32Array, into: Uint32Array): number {
    const bits = this.#bits;
    let count = 0;
    for (let at = 0; at < docIds.length; at += 1) {
      const docId = docIds[at] as number;
      into[count] = docId;
      count += ((bits[docId >>> 5] as number) >>> (docId & 31)) & 1;
    }
    return count;
  }

  /** Keeps only the docIds of both sets. */
  intersectWith(other: DocSet): void {
    const [bits, otherBits] = [this.#bits, other.#bits];
    for (let at = 0; at < bits.length; at += 1) (bits[at] as number) &= otherBits[at] ?? 0;
  }

  removeSet(other: DocSet): void {
    const [bits, unwanted] = [this.#bits, other.#bits];
    const length = Math.min(bits.length, unwanted.length);
    for (let at = 0; at < length; at += 1) (bits[at] as number) &= ~(unwanted[at] as number);
  }

  clear(): void {
    this.#bits.fill(0);
  }

  /** All docIds, the smallest first. */
  list(): Uint32Array {
    const docIds = new Uint32Array(this.count());
    this.writeBelow(this.#bits.length * 32, docIds);
    return docIds;
  }

  count(): number {
    let count = 0;
    const bits = this.#bits;
    for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] as number);
    return count;
  }

  /**
   * Writes the docIds below a bound, the smallest first.
   * @param into must have room for all of them
   * @returns the number of written docIds
   */
  writeBelow(bound: number, into: Uint32Array): number {
    const bits = this.#bits;
    let count = 0;
    for (let at = 0; at < bits.length && at << 5 < bound; at += 1) {
      for (let rest = bits[at] as number; rest !== 0; rest &= rest - 1) {
        const docId = (at << 5) + 31 - Math.clz32(rest & -rest);
        if (docId >= bound) return count;
        into[count++] = docId;
      }
    }
    return count;
  }

  /**
   * Adds docIds below a bound to a page, the largest first.
   * @param page `offset`: number of docIds to skip; `limit`: final length of `into`
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

  #grow(docId: number): void {
    const larger = new Uint32Array(Math.max((docId >>> 5) + 1, Math.ceil(this.#bits.length * 1.25)));
    larger.set(this.#bits);
    this.#bits = larger;
  }
}

/** Number of set bits of a word, added in parallel in pairs, fours and eights. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
