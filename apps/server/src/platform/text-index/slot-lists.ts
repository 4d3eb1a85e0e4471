import { SlotSet } from './slot-set.ts';

/** Slots by a small number that texts have: a place, a category. A list may still name a text that has changed since, so whoever reads it filters as well. */
export class SlotLists {
  readonly #lists = new Map<number, { slots: Uint32Array; count: number }>();

  add(key: number, slot: number): void {
    const list = this.#lists.get(key);
    if (!list) {
      this.#lists.set(key, { slots: Uint32Array.of(slot), count: 1 });
      return;
    }
    if (list.count === list.slots.length) {
      const larger = new Uint32Array(Math.ceil(list.count * 1.5) + 1);
      larger.set(list.slots);
      list.slots = larger;
    }
    list.slots[list.count++] = slot;
  }

  /** The most slots that the keys can have together. */
  atMost(keys: Iterable<number>): number {
    let most = 0;
    for (const key of keys) most += this.#lists.get(key)?.count ?? 0;
    return most;
  }

  /** Each key with the most slots that it can have. */
  *sizes(): Generator<[key: number, atMost: number]> {
    for (const [key, { count }] of this.#lists) yield [key, count];
  }

  /** The slots of any of the keys. @param size all slots are below it */
  of(keys: Iterable<number>, size: number): SlotSet {
    const set = new SlotSet(size);
    for (const key of keys) {
      const list = this.#lists.get(key);
      if (list) set.addAll(list.slots.subarray(0, list.count));
    }
    return set;
  }
}
