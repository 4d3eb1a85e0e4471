import { arrange } from '../../platform/text-index/index.ts';
import type { PackedFacts } from './job-facts.ts';

/**
 * Facts of every findable ad as columns of numbers, some 40 bytes for each: a million ads are counted and put in order in
 * milliseconds, which rows in a database are not. An ad has a slot, and keeps it once searches have seen it.
 */
export class JobColumns {
  /** Slots in use, those of withdrawn ads among them. */
  length = 0;
  jobId = new Uint32Array(1024);
  companyId = new Uint32Array(1024);
  /** Seconds since 1970. */
  published = new Uint32Array(1024);
  /** Seconds since 1970; 0 withdrawn. */
  liveUntil = new Uint32Array(1024);
  deadline = new Uint16Array(1024);
  traits = new Uint16Array(1024);
  category1 = new Uint16Array(1024);
  category2 = new Uint16Array(1024);
  category3 = new Uint16Array(1024);
  /** First place, 0 for none. */
  city = new Uint16Array(1024);
  visits = new Uint32Array(1024);
  /** Places after the first, for the few ads that have them. */
  moreCities = new Map<number, readonly number[]>();
  /** Slots from the oldest publication to the newest; among equals from the smallest id. */
  byAge = new Uint32Array(1024);
  #ordered = 0;
  /** Slot plus one by job id; 0 for none. */
  #slots = new Uint32Array(1024);

  /** All slots, the oldest ad first. */
  get oldestFirst(): Uint32Array {
    return this.byAge.subarray(0, this.length);
  }

  /** Slot of an ad, undefined when it is not here. */
  slotOf(jobId: number): number | undefined {
    const slot = this.#slots[jobId];
    return slot ? slot - 1 : undefined;
  }

  /** Adds ads or replaces what is known of them. */
  putAll(facts: Iterable<PackedFacts>): void {
    const toPlace: number[] = [];
    for (const one of facts) {
      const known = this.slotOf(one.jobId);
      const slot = known ?? this.#newSlot(one.jobId);
      const moved = known !== undefined && this.published[slot] !== one.published;
      if (moved) this.#takeOut(slot);
      this.#write(slot, one);
      if (known === undefined || moved) toPlace.push(slot);
    }
    this.#placeAll(toPlace);
  }

  /** Gives slots anew so that age and slots go the same way: whoever walks by age then reads memory from one end to the other. */
  arrangeByAge(): void {
    const order = this.byAge.slice(0, this.length);
    const { jobId, companyId, published, liveUntil, deadline, traits, city, visits } = this;
    const { category1, category2, category3 } = this;
    arrange(
      [jobId, companyId, published, liveUntil, deadline, traits, category1, category2, category3, city, visits],
      order,
    );
    const moreCities = new Map<number, readonly number[]>();
    for (let slot = 0; slot < order.length; slot += 1) {
      const more = this.moreCities.get(order[slot] as number);
      if (more) moreCities.set(slot, more);
      this.#slots[jobId[slot] as number] = slot + 1;
      this.byAge[slot] = slot;
    }
    this.moreCities = moreCities;
  }

  #write(slot: number, facts: PackedFacts): void {
    this.companyId[slot] = facts.companyId;
    this.published[slot] = facts.published;
    this.liveUntil[slot] = facts.liveUntil;
    this.deadline[slot] = facts.deadline;
    this.traits[slot] = facts.traits;
    [this.category1[slot], this.category2[slot], this.category3[slot]] = facts.categories;
    this.city[slot] = facts.cityIds[0] ?? 0;
    if (facts.cityIds.length > 1) this.moreCities.set(slot, facts.cityIds.slice(1));
    else this.moreCities.delete(slot);
  }

  #newSlot(jobId: number): number {
    const slot = this.length;
    if (slot === this.jobId.length) this.#grow();
    if (jobId >= this.#slots.length) this.#slots = enlarged(this.#slots, Math.max(jobId + 1, this.#slots.length * 2));
    this.length += 1;
    this.jobId[slot] = jobId;
    this.#slots[jobId] = slot + 1;
    return slot;
  }

  #grow(): void {
    const size = this.jobId.length * 2;
    this.jobId = enlarged(this.jobId, size);
    this.companyId = enlarged(this.companyId, size);
    this.published = enlarged(this.published, size);
    this.liveUntil = enlarged(this.liveUntil, size);
    this.deadline = enlarged(this.deadline, size);
    this.traits = enlarged(this.traits, size);
    this.category1 = enlarged(this.category1, size);
    this.category2 = enlarged(this.category2, size);
    this.category3 = enlarged(this.category3, size);
    this.city = enlarged(this.city, size);
    this.visits = enlarged(this.visits, size);
    this.byAge = enlarged(this.byAge, size);
  }

  #placeAll(slots: readonly number[]): void {
    if (slots.length < 500) {
      for (const slot of slots) this.#place(slot);
      return;
    }
    for (const slot of slots) this.byAge[this.#ordered++] = slot;
    this.byAge.subarray(0, this.#ordered).sort((a, b) => (this.isNewer(a, b) ? 1 : -1));
  }

  /** New ads are nearly always the newest, so this nearly always appends. */
  #place(slot: number): void {
    const at = this.#placeOf(slot, this.#ordered);
    if (at < this.#ordered) this.byAge.copyWithin(at + 1, at, this.#ordered);
    this.byAge[at] = slot;
    this.#ordered += 1;
  }

  #takeOut(slot: number): void {
    const at = this.byAge.subarray(0, this.#ordered).indexOf(slot);
    this.byAge.copyWithin(at, at + 1, this.#ordered);
    this.#ordered -= 1;
  }

  /** First place among `count` ordered slots whose ad is newer. */
  #placeOf(slot: number, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.isNewer(this.byAge[middle] ?? 0, slot)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  isNewer(slot: number, other: number): boolean {
    const difference = (this.published[slot] ?? 0) - (this.published[other] ?? 0);
    return difference === 0 ? (this.jobId[slot] ?? 0) > (this.jobId[other] ?? 0) : difference > 0;
  }
}

function enlarged<A extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(column: A, size: number): A {
  const larger = new (column.constructor as new (length: number) => A)(size);
  larger.set(column);
  return larger;
}
