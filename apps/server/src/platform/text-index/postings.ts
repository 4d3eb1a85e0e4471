import { SizedCache } from '../sized-cache.ts';
import { firstThat } from './first-that.ts';
import { inHead } from './indexed-words.ts';
import { readTsquery, type WordExpression, wordsOf } from './read-tsquery.ts';
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
  readonly #read: (words: readonly string[]) => Promise<Uint32Array[]>;
  readonly #kept = new SizedCache<Posting>(mostKept);

  /** @param read ids of the texts that have a word, for each of the words; as new as the database */
  constructor(texts: Pick<Slots, 'length' | 'slotOf'>, read: (words: readonly string[]) => Promise<Uint32Array[]>) {
    this.#texts = texts;
    this.#read = read;
  }

  /** Whether there is a list that changes would mend. */
  get isEmpty(): boolean {
    return this.#kept.size === 0;
  }

  /** The texts that a query finds. @param query see {@link readTsquery} */
  async find(query: string): Promise<SlotSet> {
    return await this.#evaluate(readTsquery(query));
  }

  /** The texts that have at least one word of a query in their head. */
  async findInHead(query: string): Promise<SlotSet> {
    return await this.#evaluate({ any: wordsOf(readTsquery(query)).map(inHead) });
  }

  /** Mends the lists. @param changed texts that have their slots already */
  take(changed: readonly ChangedWords[]): void {
    for (const text of changed) {
      const slot = this.#texts.slotOf(text.id);
      if (slot === undefined) continue;
      const words = new Set(text.words);
      const sorted = [...words].sort();
      for (const [word, { slots }] of this.#kept.entries()) {
        slots.set(slot, word.endsWith(':*') ? hasBeginning(sorted, word.slice(0, -2)) : words.has(word));
      }
    }
  }

  async #evaluate(expression: WordExpression): Promise<SlotSet> {
    const postings = await this.#postingsOf(wordsOf(expression));
    const found = new SlotSet(this.#texts.length);
    this.#add(expression, postings, found);
    return found;
  }

  #add(expression: WordExpression, postings: ReadonlyMap<string, Posting>, set: SlotSet): void {
    if (typeof expression === 'string') postings.get(expression)?.slots.addTo(set);
    else if ('any' in expression) for (const operand of expression.any) this.#add(operand, postings, set);
    else {
      const sets = expression.all.map((operand) => {
        const one = new SlotSet(this.#texts.length);
        this.#add(operand, postings, one);
        return one;
      });
      const [all, ...others] = sets as [SlotSet, ...SlotSet[]];
      for (const other of others) all.keepOnly(other);
      set.addSet(all);
    }
  }

  async #postingsOf(words: readonly string[]): Promise<Map<string, Posting>> {
    const missing = words.filter((word) => this.#kept.get(word, 0) === undefined);
    const fresh = missing.length > 0 ? this.#begin(missing) : new Map<string, Posting>();
    const postings = new Map<string, Posting>();
    for (const word of words) {
      const posting = fresh.get(word) ?? this.#kept.get(word, 0);
      if (posting) postings.set(word, posting);
    }
    await Promise.all([...postings.values()].map((posting) => posting.isReady));
    return postings;
  }

  /** Begins to read words, which whoever asks for them meanwhile waits for too. */
  #begin(words: readonly string[]): Map<string, Posting> {
    const reading = this.#read(words);
    const begun = new Map<string, Posting>();
    for (const [at, word] of words.entries()) {
      const slots = new SlotList();
      const isReady = reading.then(
        (read) => {
          slots.fill(this.#slotsOf(read[at]), this.#texts.length);
          if (this.#kept.get(word, 0) === posting) this.#kept.set(word, 0, posting, slots.weight + overhead);
        },
        (error: unknown) => {
          if (this.#kept.get(word, 0) === posting) this.#kept.delete(word);
          throw error;
        },
      );
      const posting: Posting = { slots, isReady };
      this.#kept.set(word, 0, posting, 0);
      begun.set(word, posting);
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
function hasBeginning(sorted: readonly string[], beginning: string): boolean {
  const first = firstThat(sorted.length, (place) => (sorted[place] as string) >= beginning);
  return sorted[first]?.startsWith(beginning) ?? false;
}
