import { type QueryNode, type QueryTerm, termsOf, toTsquery } from '../danish/index.ts';
import { SizedCache } from '../sized-cache.ts';
import { firstThat } from './first-that.ts';
import { inHead } from './indexed-words.ts';
import { SlotSet } from './slot-set.ts';
import type { Slots } from './slots.ts';

/** Words of 32 bits that lists take in memory: 192 MB. */
const mostKept = 48_000_000;
/** What a list weighs besides: there may not be too many either, as each change looks at all of them. */
const overhead = 1000;

/** All words of a text that was changed; none for one that is gone. */
export interface ChangedWords {
  id: number;
  words: readonly string[];
}

interface Posting {
  term: QueryTerm;
  slots: SlotList;
  /** Until it was read, changes are already noted. */
  isReady: Promise<void>;
}

/**
 * In which texts words stand: read from the database when a word is first asked for, kept in memory, and mended with every change of
 * a text. So a word that stands in a hundred thousand texts costs the database its reading once, and a search of several words a
 * few operations on bits.
 */
export class Postings {
  readonly #texts: Pick<Slots, 'length' | 'slotOf'>;
  readonly #read: (terms: readonly QueryTerm[]) => Promise<Uint32Array[]>;
  readonly #kept = new SizedCache<Posting>(mostKept);

  /** @param read ids of the texts that have a term, for each of the terms; as new as the database */
  constructor(texts: Pick<Slots, 'length' | 'slotOf'>, read: (terms: readonly QueryTerm[]) => Promise<Uint32Array[]>) {
    this.#texts = texts;
    this.#read = read;
  }

  /** Whether there is a list that changes would mend. */
  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  /** The texts that match a query. */
  async find(query: QueryNode): Promise<SlotSet> {
    return await this.#evaluate(query);
  }

  /** The texts that have at least one term of a query in their head. */
  async findInHead(query: QueryNode): Promise<SlotSet> {
    return await this.#evaluate({ any: termsOf(query).map(inHead) });
  }

  /** Mends the lists. @param changed texts that have their slots already */
  take(changed: readonly ChangedWords[]): void {
    for (const text of changed) {
      const slot = this.#texts.slotOf(text.id);
      if (slot === undefined) continue;
      const words = new Set(text.words);
      const sorted = [...words].sort();
      for (const [, { term, slots }] of this.#kept.entries()) {
        slots.set(slot, 'word' in term ? words.has(term.word) : hasPrefix(sorted, term.prefix));
      }
    }
  }

  async #evaluate(query: QueryNode): Promise<SlotSet> {
    const postings = await this.#postingsOf(termsOf(query));
    const found = new SlotSet(this.#texts.length);
    this.#add(query, postings, found);
    return found;
  }

  #add(query: QueryNode, postings: ReadonlyMap<string, Posting>, set: SlotSet): void {
    if ('word' in query || 'prefix' in query) postings.get(toTsquery(query))?.slots.addTo(set);
    else if ('any' in query) for (const operand of query.any) this.#add(operand, postings, set);
    else {
      const sets = query.all.map((operand) => {
        const one = new SlotSet(this.#texts.length);
        this.#add(operand, postings, one);
        return one;
      });
      const [all, ...others] = sets as [SlotSet, ...SlotSet[]];
      for (const other of others) all.keepOnly(other);
      set.addSet(all);
    }
  }

  /** By the term as {@link toTsquery} writes it, which is also the name it is kept under. */
  async #postingsOf(terms: readonly QueryTerm[]): Promise<Map<string, Posting>> {
    const missing = terms.filter((term) => this.#kept.get(toTsquery(term), 0) === undefined);
    const fresh = missing.length > 0 ? this.#begin(missing) : new Map<string, Posting>();
    const postings = new Map<string, Posting>();
    for (const name of terms.map(toTsquery)) {
      const posting = fresh.get(name) ?? this.#kept.get(name, 0);
      if (posting) postings.set(name, posting);
    }
    await Promise.all([...postings.values()].map((posting) => posting.isReady));
    return postings;
  }

  /** Begins to read terms; searches for them wait for the same reading. */
  #begin(terms: readonly QueryTerm[]): Map<string, Posting> {
    const reading = this.#read(terms);
    const begun = new Map<string, Posting>();
    for (const [at, term] of terms.entries()) {
      const name = toTsquery(term);
      const slots = new SlotList();
      const isReady = reading.then(
        (read) => {
          slots.fill(this.#slotsOf(read[at]), this.#texts.length);
          if (this.#kept.get(name, 0) === posting) this.#kept.set(name, 0, posting, slots.weight + overhead);
        },
        (error: unknown) => {
          if (this.#kept.get(name, 0) === posting) this.#kept.delete(name);
          throw error;
        },
      );
      const posting: Posting = { term, slots, isReady };
      this.#kept.set(name, 0, posting, 0);
      begun.set(name, posting);
    }
    return begun;
  }

  /** Texts that came a moment after memory was brought up to date have no slot yet; their change will note their words. */
  #slotsOf(ids: Uint32Array = new Uint32Array()): Uint32Array {
    const slots = new Uint32Array(ids.length);
    let count = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = this.#texts.slotOf(ids[at] as number);
      if (slot !== undefined) slots[count++] = slot;
    }
    return slots.subarray(0, count);
  }
}

/** Slots as a sorted list when they are few, as bits when they are many. */
class SlotList {
  #slots: Uint32Array | SlotSet = new Uint32Array();
  /** What changed while the list was being read; null from then on. */
  #early: Map<number, boolean> | null = new Map();

  /** Words of 32 bits in memory. */
  get weight(): number {
    return this.#slots instanceof SlotSet ? this.#slots.weight : this.#slots.length;
  }

  /** @param slots as they were read, in no order */
  fill(slots: Uint32Array, size: number): void {
    const early = this.#early ?? [];
    this.#early = null;
    if (slots.length * 32 < size) this.#slots = slots.slice().sort();
    else {
      this.#slots = new SlotSet(size);
      this.#slots.addAll(slots);
    }
    for (const [slot, has] of early) this.set(slot, has);
  }

  set(slot: number, has: boolean): void {
    if (this.#early) this.#early.set(slot, has);
    else if (this.#slots instanceof SlotSet) {
      if (has) this.#slots.add(slot);
      else this.#slots.remove(slot);
    } else this.#slots = changed(this.#slots, slot, has);
  }

  addTo(set: SlotSet): void {
    if (this.#slots instanceof SlotSet) set.addSet(this.#slots);
    else set.addAll(this.#slots);
  }
}

/** A sorted list with or without a slot; the same list where nothing changes. */
function changed(slots: Uint32Array, slot: number, has: boolean): Uint32Array {
  const at = firstThat(slots.length, (place) => (slots[place] as number) >= slot);
  if ((slots[at] === slot) === has) return slots;
  const fresh = new Uint32Array(slots.length + (has ? 1 : -1));
  fresh.set(slots.subarray(0, at));
  if (has) fresh[at] = slot;
  fresh.set(slots.subarray(has ? at : at + 1), has ? at + 1 : at);
  return fresh;
}

/** @param sorted by code units */
function hasPrefix(sorted: readonly string[], prefix: string): boolean {
  const first = firstThat(sorted.length, (place) => (sorted[place] as string) >= prefix);
  return sorted[first]?.startsWith(prefix) ?? false;
}
