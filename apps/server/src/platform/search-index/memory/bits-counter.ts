import { type BitField, hasChoice } from '../bit-layout.ts';
import type { BitsColumn } from './bits-column.ts';

/** How many documents have all choices and flags of a column as a number says. */
interface NumberedBits {
  bits: number;
  count: number;
}

/** Counts the documents behind the choices and flags of one column. */
export class BitsCounter {
  readonly #column: BitsColumn;
  /** By the table of the filter that fails and by all choices and flags. */
  readonly #counts: Uint32Array;
  /** Places of the counts above 0: few of all the numbers that choices and flags can make are those of a document. */
  readonly #places: number[] = [];
  /** By the filter that fails: its table. A filter that nobody uses fails nowhere and has none. */
  readonly #tables: Uint8Array;
  #used: readonly (readonly NumberedBits[])[] | undefined;

  constructor(column: BitsColumn, tables: Uint8Array) {
    this.#column = column;
    this.#tables = tables;
    this.#counts = new Uint32Array((Math.max(...tables) + 1) * column.size);
  }

  /** @param failing for each of the docIds the filter it fails; `several` for one that counts nowhere */
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

  /** Documents by choice that pass every filter or fail only that of the facet. @param kind place of the facet from 1 on */
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

  /** By table. */
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
