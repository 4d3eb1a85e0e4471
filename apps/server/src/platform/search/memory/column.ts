import type { DocLists } from './doc-lists.ts';

/** Marks each document of a block: 1 if it passes a filter, else 0. */
export type Match = (docIds: Uint32Array, count: number, passes: Uint8Array) => void;

/** One attribute of every document, by docId. */
export interface Column {
  set(docId: number, value: number | readonly number[]): void;
  /** The value passed to {@link set}. */
  get(docId: number): number | readonly number[];
  /** Makes room for docIds below a size. */
  grow(size: number): void;
  /** Bytes in memory. */
  readonly bytes: number;
  /** Documents by id value; undefined for columns without ids. */
  readonly lists?: DocLists;
  /** @param filter filter value of the attribute */
  matcher(filter: unknown): Match;
}

/** A set of small ids as a lookup table; 0 is "none" and never a member. */
export function membership(ids: Iterable<number>): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const id of ids) if (id > 0 && id < table.length) table[id] = 1;
  return table;
}
