import type { DocLists } from './doc-lists.ts';

/** Marks which documents of a block pass a filter: 1, else 0. */
export type Match = (docIds: Uint32Array, count: number, passes: Uint8Array) => void;

/** One attribute of every document, by docId. */
export interface Column {
  set(docId: number, value: number | readonly number[]): void;
  /** The value as {@link set} took it. */
  get(docId: number): number | readonly number[];
  /** Makes room for docIds below a size. */
  grow(size: number): void;
  /** Bytes in memory. */
  readonly bytes: number;
  /** Documents by the ids that they have; undefined where the column has none. */
  readonly lists?: DocLists;
  /** @param filter as the attribute declares it */
  matcher(filter: unknown): Match;
}

/** A set of small ids as a table; 0 is "none" and never a member. */
export function membership(ids: Iterable<number>): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const id of ids) if (id > 0 && id < table.length) table[id] = 1;
  return table;
}
