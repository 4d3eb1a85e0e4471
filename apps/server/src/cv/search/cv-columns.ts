import { AgeOrder, arrange, SlotLists, type Slots } from '../../platform/text-index/index.ts';
import type { PackedFacts } from './cv-facts.ts';

/** Kinds of ids in the lists of a CV, in their order. */
const listKinds = ['languages', 'categories', 'wishes'] as const;
const idKinds = ['cities', ...listKinds] as const;
export type IdKind = (typeof idKinds)[number];

/**
 * Facts of every findable CV as columns of numbers, some 35 bytes for each and seven for each id: a million CVs are filtered in
 * milliseconds, which rows in a database are not. A CV keeps its slot until it changes.
 */
export class CvColumns implements Slots {
  /** Slots in use, those of CVs that are gone and those that CVs have left among them. */
  length = 0;
  userId = new Uint32Array(1024);
  /** Seconds since 1970. */
  changed = new Uint32Array(1024);
  /** See `cv-facts.ts`. */
  traits = new Uint16Array(1024);
  city = new Uint16Array(1024);
  birthday = new Uint16Array(1024);
  /** Where in {@link lists} the ids of a CV begin: three counts, then languages, categories and wishes. */
  listsAt = new Uint32Array(1024);
  lists = new Uint16Array(16_384);
  /** Places of {@link lists} that no CV uses any more. */
  wasted = 0;
  /** By the last change; among equals the smaller user id is older. */
  readonly order = new AgeOrder((slot, other) => this.#isNewer(slot, other));
  #listed = 0;
  #byId = newLists();
  /** Slot plus one by user id; 0 for none. */
  #slots = new Uint32Array(1024);

  /** Slot of a CV, undefined when it is not here. */
  slotOf(userId: number): number | undefined {
    const slot = this.#slots[userId];
    return slot ? slot - 1 : undefined;
  }

  idOf(slot: number): number {
    return this.userId[slot] ?? 0;
  }

  /** Adds CVs or replaces what is known of them. */
  putAll(facts: Iterable<PackedFacts>): void {
    const toPlace: number[] = [];
    for (const one of facts) {
      const known = this.slotOf(one.userId);
      // Whose CV has changed gets a slot at the end, so that slots go on going by age.
      const slot = known !== undefined && this.changed[known] === one.changed ? known : this.#newSlot(one.userId);
      if (slot !== known) toPlace.push(slot);
      if (known !== undefined) this.#forget(known);
      if (known !== undefined && slot !== known) this.order.leave(known);
      this.changed[slot] = one.changed;
      this.traits[slot] = one.traits;
      this.city[slot] = one.city;
      this.birthday[slot] = one.birthday;
      this.#keepLists(slot, one.lists);
      this.#list(slot);
    }
    this.order.place(toPlace);
  }

  /** Gives slots anew so that age and slots go the same way: whoever walks by age then reads memory from one end to the other. */
  arrangeByAge(): void {
    const order = this.order.slots.slice();
    arrange([this.userId, this.changed, this.traits, this.city, this.birthday, this.listsAt], order);
    const before = this.lists;
    this.lists = new Uint16Array(before.length);
    let listed = 0;
    for (let slot = 0; slot < order.length; slot += 1) {
      this.#slots[this.userId[slot] as number] = slot + 1;
      const from = this.listsAt[slot] as number;
      const size = sizeOf(before, from);
      this.lists.set(before.subarray(from, from + size), listed);
      this.listsAt[slot] = listed;
      listed += size;
    }
    this.#listed = listed;
    this.wasted = 0;
    this.order.settle();
    this.#byId = newLists();
    for (let slot = 0; slot < order.length; slot += 1) this.#list(slot);
  }

  /**
   * Slots among which all CVs are that have one of the ids, for that kind of ids that leaves the fewest. Null when most CVs have one:
   * to gather them would take longer than to walk through all.
   */
  candidates(wanted: Readonly<Record<IdKind, readonly number[] | null>>): Uint32Array | null {
    const counted = idKinds.flatMap((kind) => {
      const ids = wanted[kind];
      return ids ? [{ lists: this.#byId[kind], ids, atMost: this.#byId[kind].atMost(ids) }] : [];
    });
    const [fewest] = counted.sort((a, b) => a.atMost - b.atMost);
    if (!fewest || fewest.atMost * 4 > this.length) return null;
    return this.order.pick(fewest.lists.of(fewest.ids, this.length));
  }

  /** What stands in a CV's old slot, or stood in its slot before, can be found no more. */
  #forget(slot: number): void {
    this.wasted += sizeOf(this.lists, this.listsAt[slot] ?? 0);
    this.traits[slot] = 0;
  }

  #list(slot: number): void {
    const { lists } = this;
    this.#byId.cities.add(this.city[slot] as number, slot);
    const from = this.listsAt[slot] as number;
    let at = from + 3;
    for (const [nth, kind] of listKinds.entries()) {
      for (const end = at + (lists[from + nth] as number); at < end; at += 1) {
        this.#byId[kind].add(lists[at] as number, slot);
      }
    }
  }

  #keepLists(slot: number, lists: readonly number[]): void {
    if (this.#listed + lists.length > this.lists.length) this.lists = enlarged(this.lists, this.lists.length * 2);
    this.listsAt[slot] = this.#listed;
    this.lists.set(lists, this.#listed);
    this.#listed += lists.length;
  }

  #newSlot(userId: number): number {
    const slot = this.length;
    if (slot === this.userId.length) this.#grow();
    if (userId >= this.#slots.length) this.#slots = enlarged(this.#slots, Math.max(userId + 1, this.#slots.length * 2));
    this.length += 1;
    this.userId[slot] = userId;
    this.#slots[userId] = slot + 1;
    return slot;
  }

  #grow(): void {
    const size = this.userId.length * 2;
    this.userId = enlarged(this.userId, size);
    this.changed = enlarged(this.changed, size);
    this.traits = enlarged(this.traits, size);
    this.city = enlarged(this.city, size);
    this.birthday = enlarged(this.birthday, size);
    this.listsAt = enlarged(this.listsAt, size);
  }

  #isNewer(slot: number, other: number): boolean {
    const difference = (this.changed[slot] ?? 0) - (this.changed[other] ?? 0);
    return difference === 0 ? (this.userId[slot] ?? 0) > (this.userId[other] ?? 0) : difference > 0;
  }
}

function newLists(): Record<IdKind, SlotLists> {
  return {
    cities: new SlotLists(),
    languages: new SlotLists(),
    categories: new SlotLists(),
    wishes: new SlotLists(),
  };
}

/** Places that the lists of one CV take: three counts, and the ids. */
function sizeOf(lists: Uint16Array, at: number): number {
  return 3 + (lists[at] ?? 0) + (lists[at + 1] ?? 0) + (lists[at + 2] ?? 0);
}

function enlarged<A extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(column: A, size: number): A {
  const larger = new (column.constructor as new (length: number) => A)(size);
  larger.set(column);
  return larger;
}
