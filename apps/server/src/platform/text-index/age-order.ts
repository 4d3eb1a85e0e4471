import { firstThat } from './first-that.ts';
import type { Page } from './page-by-key.ts';
import { SlotSet } from './slot-set.ts';

/** Fewer are put in their places one by one. */
const many = 500;

/** Slots of texts from the oldest to the newest. */
export class AgeOrder {
  #slots = new Uint32Array(1024);
  #length = 0;
  /** So many slots from the first stand at their own number: there age and slots go the same way. */
  #settled = 0;
  /** Slots whose texts have got others. */
  readonly #left = new SlotSet(0);
  readonly #isNewer: (slot: number, other: number) => boolean;

  constructor(isNewer: (slot: number, other: number) => boolean) {
    this.#isNewer = isNewer;
  }

  /** All slots, the oldest first. Only to be read. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Those of a set, the oldest first. */
  pick(set: SlotSet): Uint32Array {
    const picked = new Uint32Array(set.count());
    let count = set.writeBelow(this.#settled, picked);
    for (let at = this.#settled; at < this.#length; at += 1) {
      const slot = this.#slots[at] as number;
      if (set.has(slot)) picked[count++] = slot;
    }
    return picked.subarray(0, count);
  }

  /** A page of a set, the newest first. */
  newest(set: SlotSet, { offset, limit }: Page): number[] {
    const page: number[] = [];
    let skip = offset;
    for (let at = this.#length - 1; at >= this.#settled && page.length < limit; at -= 1) {
      const slot = this.#slots[at] as number;
      if (!set.has(slot)) continue;
      if (skip > 0) skip -= 1;
      else page.push(slot);
    }
    set.pushBelow(this.#settled, { offset: skip, limit }, page);
    return page;
  }

  /**
   * A page of a set of which some stand before all others.
   * @param best some of the set, in their order; the others follow, the newest first
   */
  newestAfter(best: readonly number[], set: SlotSet, { offset, limit }: Page): number[] {
    const page = best.slice(offset, offset + limit);
    if (page.length === limit) return page;
    const others = set.copy();
    for (const slot of best) others.remove(slot);
    const rest = { offset: Math.max(0, offset - best.length), limit: limit - page.length };
    return [...page, ...this.newest(others, rest)];
  }

  /** Takes in new slots. They are nearly always the newest, so this nearly always appends. */
  place(slots: readonly number[]): void {
    while (this.#length + slots.length > this.#slots.length) {
      const larger = new Uint32Array(this.#slots.length * 2);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    if (slots.length < many) for (const slot of slots) this.#placeOne(slot);
    else this.#placeMany(slots);
  }

  /** A text has got another slot. */
  leave(slot: number): void {
    this.#left.add(slot);
  }

  /** Takes out of a set the slots that texts have left. */
  dropLeft(set: SlotSet): void {
    set.removeSet(this.#left);
  }

  /** The texts were given slots anew by their age. */
  settle(): void {
    for (let at = 0; at < this.#length; at += 1) this.#slots[at] = at;
    this.#settled = this.#length;
  }

  #placeOne(slot: number): void {
    const at = firstThat(this.#length, (place) => this.#isNewer(this.#slots[place] as number, slot));
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    this.#length += 1;
    this.#settled = Math.min(this.#settled, at);
    this.#lookAhead();
  }

  #placeMany(slots: readonly number[]): void {
    this.#slots.set(slots, this.#length);
    this.#length += slots.length;
    this.slots.sort((a, b) => (this.#isNewer(a, b) ? 1 : -1));
    this.#settled = 0;
    this.#lookAhead();
  }

  #lookAhead(): void {
    while (this.#settled < this.#length && this.#slots[this.#settled] === this.#settled) this.#settled += 1;
  }
}
