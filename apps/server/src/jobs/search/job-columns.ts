import { AgeOrder, arrange, SlotLists, type Slots } from '../../platform/text-index/index.ts';
import type { PackedFacts } from './job-facts.ts';

/**
 * Facts of every findable ad as columns of numbers, some 40 bytes for each: a million ads are counted and put in order in
 * milliseconds, which rows in a database are not. An ad keeps its slot until it is published anew.
 */
export class JobColumns implements Slots {
  /** Slots in use, those of withdrawn ads and those that ads have left among them. */
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
  /** By publication; among equals the smaller id is older. */
  readonly order = new AgeOrder((slot, other) => this.#isNewer(slot, other));
  #byPlace = new SlotLists();
  #byCategory = new SlotLists();
  #byCompany = new SlotLists();
  /** Slot plus one by job id; 0 for none. */
  #slots = new Uint32Array(1024);

  /** Slot of an ad, undefined when it is not here. */
  slotOf(jobId: number): number | undefined {
    const slot = this.#slots[jobId];
    return slot ? slot - 1 : undefined;
  }

  idOf(slot: number): number {
    return this.jobId[slot] ?? 0;
  }

  /** Slots among which all ads of a company or in any of some places are, the oldest first. */
  candidates({ companyId, places }: { companyId: number | null; places: ReadonlySet<number> | null }): Uint32Array {
    if (companyId !== null) return this.order.pick(this.#byCompany.of([companyId], this.length));
    // To gather most of the ads would take longer than to walk through all of them.
    const isWorthIt = places !== null && this.#byPlace.atMost(places) * 4 < this.length;
    return isWorthIt ? this.order.pick(this.#byPlace.of(places, this.length)) : this.order.slots;
  }

  /** Companies by the most ads that they can have here, the largest first, then by id; see {@link SlotLists}. */
  companies(): { companyId: number; atMost: number }[] {
    const sizes = [...this.#byCompany.sizes()].map(([companyId, atMost]) => ({ companyId, atMost }));
    return sizes.sort((a, b) => b.atMost - a.atMost || a.companyId - b.companyId);
  }

  /** Slots among which all ads of any of some categories are, the oldest first. */
  inCategories(categories: Iterable<number>): Uint32Array {
    return this.order.pick(this.#byCategory.of(categories, this.length));
  }

  /** Adds ads or replaces what is known of them. */
  putAll(facts: Iterable<PackedFacts>): void {
    const toPlace: number[] = [];
    for (const one of facts) {
      const known = this.slotOf(one.jobId);
      // Who is published anew gets a slot at the end, so that slots go on going by age.
      const slot = known !== undefined && this.published[known] === one.published ? known : this.#newSlot(one.jobId);
      if (slot !== known) toPlace.push(slot);
      if (known !== undefined && slot !== known) this.#leave(known, slot);
      this.#list(slot, one);
      this.#write(slot, one);
    }
    this.order.place(toPlace);
  }

  /** Gives slots anew so that age and slots go the same way: whoever walks by age then reads memory from one end to the other. */
  arrangeByAge(): void {
    const order = this.order.slots.slice();
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
    }
    this.moreCities = moreCities;
    this.order.settle();
    this.#listAnew();
  }

  /** Keeps an ad findable by facts that it did not have before. What it no longer has stays listed; see {@link SlotLists}. */
  #list(slot: number, { companyId, categories, cityIds }: PackedFacts): void {
    const [places, known] = [this.#placesOf(slot), this.#categoriesOf(slot)];
    if (this.companyId[slot] !== companyId) this.#byCompany.add(companyId, slot);
    for (const city of cityIds) if (!places.includes(city)) this.#byPlace.add(city, slot);
    for (const category of categories) if (!known.includes(category)) this.#byCategory.add(category, slot);
  }

  #listAnew(): void {
    [this.#byPlace, this.#byCategory, this.#byCompany] = [new SlotLists(), new SlotLists(), new SlotLists()];
    for (let slot = 0; slot < this.length; slot += 1) {
      this.#byCompany.add(this.companyId[slot] as number, slot);
      for (const city of this.#placesOf(slot)) this.#byPlace.add(city, slot);
      for (const category of this.#categoriesOf(slot)) this.#byCategory.add(category, slot);
    }
  }

  /** What stands in an ad's old slot counts as withdrawn. */
  #leave(old: number, slot: number): void {
    this.visits[slot] = this.visits[old] as number;
    this.liveUntil[old] = 0;
    this.moreCities.delete(old);
    this.order.leave(old);
  }

  #placesOf(slot: number): readonly number[] {
    return [this.city[slot] as number, ...(this.moreCities.get(slot) ?? [])];
  }

  #categoriesOf(slot: number): readonly number[] {
    return [this.category1[slot] as number, this.category2[slot] as number, this.category3[slot] as number];
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
  }

  #isNewer(slot: number, other: number): boolean {
    const difference = (this.published[slot] ?? 0) - (this.published[other] ?? 0);
    return difference === 0 ? (this.jobId[slot] ?? 0) > (this.jobId[other] ?? 0) : difference > 0;
  }
}

function enlarged<A extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(column: A, size: number): A {
  const larger = new (column.constructor as new (length: number) => A)(size);
  larger.set(column);
  return larger;
}
