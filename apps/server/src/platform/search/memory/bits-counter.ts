import { type BitField, hasChoice } from '../bit-layout.ts';
import type { BitsColumn } from './bits-column.ts';

/** Number of documents with one combination of choices and flags of a column. */
interface NumberedBits {
  bits: number;
  count: number;
}

/** Cleared tables by length: an allocation takes longer than a search with few hits. */
const spareTables = new Map<number, Uint32Array[]>();
const mostSpare = 8;

/** Counts documents by the choices and flags of one column. */
export class BitsCounter {
  readonly #column: BitsColumn;
  /** Counts by table of the failing filter and by combination of choices and flags. */
  #counts: Uint32Array;
  /** Positions of the counts above 0: documents use few of the possible combinations. */
  readonly #places: number[] = [];
  /** Number of the table by failing filter. An unused filter never fails and has no table. */
  readonly #tables: Uint8Array;
  #used: readonly (readonly NumberedBits[])[] | undefined;

  constructor(column: BitsColumn, tables: Uint8Array) {
    this.#column = column;
    this.#tables = tables;
    const length = (Math.max(...tables) + 1) * column.size;
    this.#counts = spareTables.get(length)?.pop() ?? new Uint32Array(length);
  }

  /** @param failing the failing filter of each docId; `several`: value for docIds that are not counted */
  add(docIds: Uint32Array, count: number, { failing, several }: { failing: Uint8Array; several: number }): void {
    const { values, size } = this.#column;
    const counts = this.#counts;
    const tables = this.#tables;
    const places = this.#places;
    for (let at = 0; at < count; at += 1) {
      const one = failing[at] as number;
      if (one === several) continue;
      const place = (tables[one] as number) * size + (values[docIds[at] as number] as number);
      const before = counts[place] as number;
      if (before === 0) places.push(place);
      counts[place] = before + 1;
    }
    this.#used = undefined;
  }

  /** Documents by choice that pass every filter except that of the facet. @param kind number of the facet, starting with 1 */
  counts(field: BitField, choices: readonly number[], kind: number): Map<number, number> {
    this.#used ??= this.#usedBits();
    const [passing = [], ...failing] = this.#used;
    const table = this.#tables[kind] as number;
    const used = table === 0 ? passing : [...passing, ...(failing[table - 1] ?? [])];
    return new Map(
      choices.map((choice) => {
        let sum = 0;
        for (const { bits, count } of used) if (hasChoice(field, bits, choice)) sum += count;
        return [choice, sum];
      }),
    );
  }

  /** Gives its tables to the next counter. It must not be used after this. */
  release(): void {
    const counts = this.#counts;
    for (const place of this.#places) counts[place] = 0;
    const spare = spareTables.get(counts.length) ?? [];
    if (spare.length < mostSpare) spareTables.set(counts.length, [...spare, counts]);
    this.#counts = new Uint32Array();
  }

  /** Combinations with documents by table. */
  #usedBits(): NumberedBits[][] {
    const { size } = this.#column;
    const used = Array.from({ length: this.#counts.length / size }, (): NumberedBits[] => []);
    for (const place of this.#places) {
      const count = this.#counts[place] as number;
      used[Math.floor(place / size)]?.push({ bits: place % size, count });
    }
    return used;
  }
}
