import { type BitField, hasChoice } from '../bit-layout.ts';
import type { Columns } from './columns.ts';
import { IdsColumn } from './ids-column.ts';
import { InstantColumn } from './number-columns.ts';

/** How the choices of an attribute are counted: choices and flags by themselves, the others as given here. */
export type FacetOption =
  /** Choices of a choice attribute, or 1 for a flag. */
  | { kind: 'choices'; choices: readonly number[] }
  /** Ids of a tree with two levels; a document counts once for each id and once for each parent. */
  | { kind: 'tree'; ids: () => Iterable<number>; parentOf: (id: number) => number }
  /** Documents that are at most so many days old, and for {@link older} those that are older than all. */
  | { kind: 'age'; days: readonly number[] };

/** Key of the documents that are older than all days of a facet of ages. */
export const older = Number.POSITIVE_INFINITY;

/** Numbers of documents by choice. */
export type FacetCounts<Name extends string = string> = Record<Name, ReadonlyMap<number, number>>;

/** Which filter a document fails, by its place among the facets from 1 on. */
export const failed = { none: 0, several: 255 } as const;

const dayMs = 86_400_000;

/**
 * Counts the documents behind every choice. A document that fails one filter counts among the choices of that filter alone:
 * ticking its choice as well would bring it in.
 */
export class FacetCounter {
  readonly #columns: Columns;
  readonly #facets: readonly (readonly [name: string, facet: FacetOption])[];
  readonly #fields: ReadonlyMap<string, BitField>;
  /** By the table of the filter that fails and by all choices and flags. */
  readonly #bits: Uint32Array;
  /** By the filter that fails: its table. A filter that nobody uses fails nowhere and has none. */
  readonly #tables: Uint8Array;
  readonly #counters: readonly { add: Add; counts: (used: UsedBits) => ReadonlyMap<number, number> }[];

  constructor(
    columns: Columns,
    facets: Readonly<Record<string, FacetOption>>,
    { fields, filtered, now }: { fields: ReadonlyMap<string, BitField>; filtered: readonly string[]; now: Date },
  ) {
    this.#columns = columns;
    this.#facets = Object.entries(facets);
    this.#fields = fields;
    const filters = this.#facets.map(([name]) => filtered.includes(name));
    this.#tables = Uint8Array.from([
      0,
      ...filters.map((is, at) => (is ? filters.slice(0, at + 1).filter(Boolean).length : 0)),
    ]);
    this.#bits = new Uint32Array((Math.max(...this.#tables) + 1) * columns.bits.size);
    this.#counters = this.#facets.map(([name, facet], at) => {
      const column = columns.byName.get(name);
      if (facet.kind === 'age' && column instanceof InstantColumn)
        return ageCounter(column, facet, { kind: at + 1, now });
      if (facet.kind === 'tree' && column instanceof IdsColumn) return treeCounter(column, facet, at + 1);
      return { add: () => undefined, counts: (used: UsedBits) => this.#ofBits(name, facet, used.of(at + 1)) };
    });
  }

  /** @param failing for each of the docIds the filter it fails, see {@link failed} */
  add(docIds: Uint32Array, count: number, failing: Uint8Array): void {
    const { values, size } = this.#columns.bits;
    const bits = this.#bits;
    const tables = this.#tables;
    const { several } = failed;
    for (let at = 0; at < count; at += 1) {
      const one = failing[at] as number;
      if (one === several) continue;
      (bits[(tables[one] as number) * size + (values[docIds[at] as number] as number)] as number) += 1;
    }
    for (const counter of this.#counters) counter.add(docIds, count, failing);
  }

  counts(): FacetCounts {
    const used = this.#usedBits();
    return Object.fromEntries(this.#facets.map(([name], at) => [name, this.#counters[at]?.counts(used) ?? new Map()]));
  }

  /** Few of all the numbers that choices and flags can make are those of a document. */
  #usedBits(): UsedBits {
    const { size } = this.#columns.bits;
    const tables = Array.from({ length: this.#bits.length / size }, (_, table) => {
      const found: NumberedBits[] = [];
      for (let bits = 0; bits < size; bits += 1) {
        const count = this.#bits[table * size + bits] as number;
        if (count > 0) found.push({ bits, count });
      }
      return found;
    });
    const [passing = []] = tables;
    return {
      of: (kind) => {
        const table = this.#tables[kind] as number;
        return table === 0 ? passing : [...passing, ...(tables[table] ?? [])];
      },
    };
  }

  #ofBits(name: string, facet: FacetOption, used: readonly NumberedBits[]): Map<number, number> {
    const field = this.#fields.get(name);
    if (facet.kind !== 'choices' || !field) throw new Error(`${name} cannot be counted as ${facet.kind}`);
    return new Map(
      facet.choices.map((choice) => {
        let sum = 0;
        for (const { bits, count } of used) if (hasChoice(field, bits, choice)) sum += count;
        return [choice, sum];
      }),
    );
  }
}

/** How many documents have all choices and flags as a number says. */
interface NumberedBits {
  bits: number;
  count: number;
}

/** Documents that count for a facet: those that pass every filter or fail only that of the facet, by its place from 1 on. */
interface UsedBits {
  of(kind: number): readonly NumberedBits[];
}

type Add = (docIds: Uint32Array, count: number, failing: Uint8Array) => void;

function ageCounter(
  column: InstantColumn,
  { days }: { days: readonly number[] },
  { kind, now }: { kind: number; now: Date },
) {
  /** Seconds since 1970 from which on a document belongs to the days. */
  const starts = days.map((one) => Math.ceil((now.getTime() - one * dayMs) / 1000));
  /** By the fewest days that hold the document. */
  const counted = new Uint32Array(days.length + 1);
  return {
    add(docIds: Uint32Array, count: number, failing: Uint8Array) {
      const { values } = column;
      const { none } = failed;
      // Documents come by age, so nearly all belong to the same days as the one before.
      let [window, from, until, run] = [0, 1, 0, 0];
      for (let at = 0; at < count; at += 1) {
        const one = failing[at] as number;
        if (one !== none && one !== kind) continue;
        const second = values[docIds[at] as number] as number;
        if (second < from || second >= until) {
          (counted[window] as number) += run;
          run = 0;
          window = starts.findIndex((start) => second >= start);
          if (window < 0) window = starts.length;
          from = starts[window] ?? 0;
          until = starts[window - 1] ?? Number.MAX_SAFE_INTEGER;
        }
        run += 1;
      }
      (counted[window] as number) += run;
    },
    counts() {
      const upTo = (last: number) => counted.subarray(0, last + 1).reduce((sum, count) => sum + count, 0);
      const counts = new Map(days.map((one, at) => [one, upTo(at)]));
      return counts.set(older, counted[days.length] as number);
    },
  };
}

function treeCounter(
  column: IdsColumn,
  { ids, parentOf }: { ids: () => Iterable<number>; parentOf: (id: number) => number },
  kind: number,
) {
  const counted = new Uint32Array(0x10000);
  /** Documents that the sum of a parent's children counts more than once. */
  const twice = new Map<number, number>();
  const addOthers = (docId: number) => {
    const all = [...new Set(column.get(docId))];
    const parents = new Set([parentOf(all[0] as number)]);
    for (const id of all.slice(1)) {
      (counted[id] as number) += 1;
      const parent = parentOf(id);
      if (parents.has(parent)) twice.set(parent, (twice.get(parent) ?? 0) + 1);
      parents.add(parent);
    }
  };
  return {
    add(docIds: Uint32Array, count: number, failing: Uint8Array) {
      const { first, othersAt } = column;
      const { none } = failed;
      for (let at = 0; at < count; at += 1) {
        const one = failing[at] as number;
        if (one !== none && one !== kind) continue;
        const docId = docIds[at] as number;
        (counted[first[docId] as number] as number) += 1;
        if (othersAt[docId] !== 0) addOthers(docId);
      }
    },
    counts() {
      const all = [...ids()];
      const counts = new Map(all.map((id) => [id, 0]));
      for (const id of all) {
        const parent = parentOf(id);
        const own = counted[id] as number;
        counts.set(id, (counts.get(id) ?? 0) + own);
        if (parent !== id) counts.set(parent, (counts.get(parent) ?? 0) + own);
      }
      for (const [parent, more] of twice) counts.set(parent, (counts.get(parent) ?? 0) - more);
      return counts;
    },
  };
}
