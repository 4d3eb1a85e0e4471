import { dayNumber } from '../attributes.ts';
import type { Column, Match } from './column.ts';
import { DocLists } from './doc-lists.ts';
import { enlarged, type Numbers } from './numbers.ts';

/** A column of one number for each document. */
export class NumberColumn<N extends Numbers> implements Column {
  values: N;

  constructor(values: N) {
    this.values = values;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  set(docId: number, value: number | readonly number[]): void {
    this.values[docId] = value as number;
  }

  get(docId: number): number {
    return this.values[docId] as number;
  }

  grow(size: number): void {
    this.values = enlarged(this.values, size);
  }

  matcher(_filter: unknown): Match {
    throw new Error('this column has no filter');
  }

  /** Matches numbers between a minimum and a maximum, both included. */
  protected between(least: number, most: number): Match {
    return (docIds, count, passes) => {
      const { values } = this;
      for (let at = 0; at < count; at += 1) {
        const value = values[docIds[at] as number] as number;
        passes[at] = value >= least && value <= most ? 1 : 0;
      }
    };
  }
}

/** Seconds since 1970. */
export class InstantColumn extends NumberColumn<Uint32Array<ArrayBuffer>> {
  constructor(size: number) {
    super(new Uint32Array(size));
  }

  override matcher(filter: unknown): Match {
    const { from, until } = filter as { from?: Date; until?: Date };
    return this.between(
      from ? Math.ceil(from.getTime() / 1000) : 0,
      until ? Math.ceil(until.getTime() / 1000) - 1 : Number.POSITIVE_INFINITY,
    );
  }
}

/** Day numbers of `dayNumber`. */
export class DayColumn extends NumberColumn<Uint16Array<ArrayBuffer>> {
  constructor(size: number) {
    super(new Uint16Array(size));
  }

  override matcher(filter: unknown): Match {
    const { after, upTo } = filter as { after?: string; upTo?: string };
    return this.between(after === undefined ? 1 : dayNumber(after) + 1, upTo === undefined ? 0xffff : dayNumber(upTo));
  }
}

/** One id for each document. */
export class IdColumn extends NumberColumn<Uint32Array<ArrayBuffer>> {
  readonly lists = new DocLists();

  constructor(size: number) {
    super(new Uint32Array(size));
  }

  /** Lists are not cleaned, so they may contain documents that no longer have the id. */
  override set(docId: number, value: number | readonly number[]): void {
    if (this.values[docId] === value) return;
    this.values[docId] = value as number;
    if (value !== 0) this.lists.add(value as number, docId);
  }

  override matcher(filter: unknown): Match {
    const ids = new Set(filter as readonly number[]);
    return (docIds, count, passes) => {
      const { values } = this;
      for (let at = 0; at < count; at += 1) passes[at] = ids.has(values[docIds[at] as number] as number) ? 1 : 0;
    };
  }
}
