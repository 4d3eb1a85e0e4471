import type { BitField } from '../bit-layout.ts';
import { BitsCounter } from './bits-counter.ts';
import type { Columns } from './columns.ts';
import { IdsColumn } from './ids-column.ts';
import { InstantColumn } from './number-columns.ts';

/** How to count an attribute: by its choices, by ids of a tree, or by age. */
export type FacetOption =
  /** Choices of a choice attribute, or 1 for a flag. */
  | { kind: 'choices'; choices: readonly number[] }
  /** Ids of a tree with two levels; a document is counted once for each id and once for each parent. */
  | { kind: 'tree'; ids: () => Iterable<number>; parentOf: (id: number) => number }
  /** Documents up to so many days old; under {@link older} the documents older than all days. */
  | { kind: 'age'; days: readonly number[] };

/** Key of the documents older than all days of an age facet. */
export const older = Number.POSITIVE_INFINITY;

/** Number of documents by choice. */
export type FacetCounts<Name extends string = string> = Record<Name, ReadonlyMap<number, number>>;

/** Special values for the filter that a document fails; other values are the number of its facet, starting with 1. */
export const failed = { none: 0, several: 255 } as const;

const dayMs = 86_400_000;

/**
 * Counts the documents of every choice. A document that fails one filter is counted only for the choices of that filter, because
 * ticking its choice as well would make it a hit.
 */
export class FacetCounter {
  readonly #ofBits: readonly BitsCounter[];
  readonly #counters: readonly { name: string; add?: Add; counts: () => ReadonlyMap<number, number> }[];

  constructor(
    columns: Columns,
    facets: Readonly<Record<string, FacetOption>>,
    { fields, filtered, now }: { fields: ReadonlyMap<string, BitField>; filtered: readonly string[]; now: Date },
  ) {
    const names = Object.keys(facets);
    const filters = names.map((name) => filtered.includes(name));
    const tables = Uint8Array.from([
      0,
      ...filters.map((is, at) => (is ? filters.slice(0, at + 1).filter(Boolean).length : 0)),
    ]);
    const bitsCounters = new Map<number, BitsCounter>();
    this.#counters = Object.entries(facets).map(([name, facet], at) => {
      const kind = at + 1;
      const column = columns.byName.get(name);
      if (facet.kind === 'age' && column instanceof InstantColumn)
        return { name, ...ageCounter(column, facet, { kind, now }) };
      if (facet.kind === 'tree' && column instanceof IdsColumn) return { name, ...treeCounter(column, facet, kind) };
      const field = fields.get(name);
      const bits = field && columns.bits[field.column];
      if (facet.kind !== 'choices' || !bits) throw new Error(`${name} cannot be counted as ${facet.kind}`);
      const counter = bitsCounters.get(field.column) ?? new BitsCounter(bits, tables);
      bitsCounters.set(field.column, counter);
      return { name, counts: () => counter.counts(field, facet.choices, kind) };
    });
    this.#ofBits = [...bitsCounters.values()];
  }

  /** @param failing the failing filter of each docId, see {@link failed} */
  add(docIds: Uint32Array, count: number, failing: Uint8Array): void {
    for (const counter of this.#ofBits) counter.add(docIds, count, { failing, several: failed.several });
    for (const counter of this.#counters) counter.add?.(docIds, count, failing);
  }

  /** The counts. The counter must not be used after this. */
  counts(): FacetCounts {
    const counts = Object.fromEntries(this.#counters.map(({ name, counts: of }) => [name, of()]));
    for (const counter of this.#ofBits) counter.release();
    return counts;
  }
}

type Add = (docIds: Uint32Array, count: number, failing: Uint8Array) => void;

function ageCounter(
  column: InstantColumn,
  { days }: { days: readonly number[] },
  { kind, now }: { kind: number; now: Date },
) {
  /** Earliest second since 1970 for each number of days. */
  const starts = days.map((one) => Math.ceil((now.getTime() - one * dayMs) / 1000));
  /** Counts by the smallest number of days that includes the document. */
  const counted = new Uint32Array(days.length + 1);
  return {
    add(docIds: Uint32Array, count: number, failing: Uint8Array) {
      const { values } = column;
      const { none } = failed;
      // Documents are ordered by age, so nearly all belong to the same days as the previous one.
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
  const known = [...ids()];
  /** Counts by id. Ids that the tree does not have are not counted. */
  const counted = new Uint32Array(Math.max(0, ...known) + 1);
  /** Number of duplicates by parent in the sum of its children, from documents with several ids. */
  const twice = new Map<number, number>();
  const count = (id: number) => {
    if (id < counted.length) (counted[id] as number) += 1;
  };
  const addOthers = (docId: number) => {
    const all = [...new Set(column.get(docId))];
    const parents = new Set([parentOf(all[0] as number)]);
    for (const id of all.slice(1)) {
      count(id);
      const parent = parentOf(id);
      if (parents.has(parent)) twice.set(parent, (twice.get(parent) ?? 0) + 1);
      parents.add(parent);
    }
  };
  return {
    add(docIds: Uint32Array, length: number, failing: Uint8Array) {
      const { first, othersAt } = column;
      const { none } = failed;
      for (let at = 0; at < length; at += 1) {
        const one = failing[at] as number;
        if (one !== none && one !== kind) continue;
        const docId = docIds[at] as number;
        count(first[docId] as number);
        if (othersAt[docId] !== 0) addOthers(docId);
      }
    },
    counts() {
      const counts = new Map(known.map((id) => [id, 0]));
      for (const id of known) {
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
