import type { DocSet } from './doc-set.ts';
import { lowerBound } from './lower-bound.ts';
import type { Page } from './page-by-key.ts';

/** Documents from the oldest to the newest. */
export class AgeOrder {
  #docIds = new Uint32Array(1024);
  #length = 0;
  /** Length of the prefix in which each docId is at its own position, so that docIds are ordered by age. */
  #inOrder = 0;
  readonly #isNewer: (docId: number, other: number) => boolean;

  constructor(isNewer: (docId: number, other: number) => boolean) {
    this.#isNewer = isNewer;
  }

  /** All docIds, the oldest first. A view: read-only, and invalid after an `await`. */
  get docIds(): Uint32Array {
    return this.#docIds.subarray(0, this.#length);
  }

  /** The docIds of a set, the oldest first. */
  pick(set: DocSet): Uint32Array {
    const picked = new Uint32Array(set.count());
    let count = set.writeBelow(this.#inOrder, picked);
    for (let at = this.#inOrder; at < this.#length; at += 1) {
      const docId = this.#docIds[at] as number;
      if (set.has(docId)) picked[count++] = docId;
    }
    return picked.subarray(0, count);
  }

  /** A page of a set, the newest first. */
  newest(set: DocSet, { offset, limit }: Page): number[] {
    const page: number[] = [];
    let skip = offset;
    for (let at = this.#length - 1; at >= this.#inOrder && page.length < limit; at -= 1) {
      const docId = this.#docIds[at] as number;
      if (!set.has(docId)) continue;
      if (skip > 0) skip -= 1;
      else page.push(docId);
    }
    set.pushBelow(this.#inOrder, { offset: skip, limit }, page);
    return page;
  }

  /**
   * A page of a set, with some docIds before all others.
   * @param best docIds of the set in their order; the others follow, the newest first
   */
  newestAfter(best: readonly number[], set: DocSet, { offset, limit }: Page): number[] {
    const page = best.slice(offset, offset + limit);
    if (page.length === limit) return page;
    const others = set.copy();
    for (const docId of best) others.remove(docId);
    const rest = { offset: Math.max(0, offset - best.length), limit: limit - page.length };
    return [...page, ...this.newest(others, rest)];
  }

  /** Inserts docIds. They are usually the newest and are appended. Each existing docId is moved at most once. */
  place(docIds: readonly number[]): void {
    this.#makeRoom(this.#length + docIds.length);
    const all = this.#docIds;
    const newestFirst = docIds.toSorted((a, b) => (this.#isNewer(a, b) ? -1 : 1));
    /** DocIds from this position on are in their final positions. */
    let end = this.#length;
    for (const [at, docId] of newestFirst.entries()) {
      const place = lowerBound(end, (one) => this.#isNewer(all[one] as number, docId));
      const olderNew = docIds.length - at - 1;
      all.copyWithin(place + olderNew + 1, place, end);
      all[place + olderNew] = docId;
      end = place;
    }
    this.#length += docIds.length;
    this.#inOrder = Math.min(this.#inOrder, end);
    this.#extendOrder();
  }

  /** Resets the order: all docIds below a number are ordered by age. */
  renumber(length: number): void {
    this.#makeRoom(length);
    for (let at = 0; at < length; at += 1) this.#docIds[at] = at;
    this.#length = length;
    this.#inOrder = length;
  }

  #makeRoom(length: number): void {
    if (length <= this.#docIds.length) return;
    const larger = new Uint32Array(Math.max(length, this.#docIds.length * 2));
    larger.set(this.#docIds);
    this.#docIds = larger;
  }

  #extendOrder(): void {
    while (this.#inOrder < this.#length && this.#docIds[this.#inOrder] === this.#inOrder) this.#inOrder += 1;
  }
}
