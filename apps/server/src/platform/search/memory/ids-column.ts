import { type Column, type Match, membership } from './column.ts';
import { DocLists } from './doc-lists.ts';
import { enlarged } from './numbers.ts';

/** Several ids for each document: the first one in a separate array, because most documents have no other. */
export class IdsColumn implements Column {
  first: Uint16Array<ArrayBuffer>;
  /** Position of the other ids in {@link pool}, preceded by their number; 0 for none. */
  othersAt: Uint32Array<ArrayBuffer>;
  pool = new Uint16Array(4096);
  /** Number of unused entries of the pool. */
  unused = 0;
  readonly lists = new DocLists();
  #poolLength = 1;

  constructor(size: number) {
    this.first = new Uint16Array(size);
    this.othersAt = new Uint32Array(size);
  }

  get bytes(): number {
    return this.first.byteLength + this.othersAt.byteLength + this.pool.byteLength;
  }

  /** Whether most of the pool is unused. */
  get isWasteful(): boolean {
    return this.unused > 100_000 && this.unused * 2 > this.#poolLength;
  }

  /** Lists are not cleaned, so they may contain documents that no longer have an id. */
  set(docId: number, value: number | readonly number[]): void {
    const ids = value as readonly number[];
    const before = this.get(docId);
    for (const id of ids) if (!before.includes(id)) this.lists.add(id, docId);
    if (before.length > 1) this.unused += before.length;
    this.first[docId] = ids[0] ?? 0;
    this.othersAt[docId] = ids.length > 1 ? this.#store(ids) : 0;
  }

  get(docId: number): readonly number[] {
    const first = this.first[docId] as number;
    if (first === 0) return [];
    const at = this.othersAt[docId] as number;
    return at === 0 ? [first] : [first, ...this.pool.subarray(at + 1, at + 1 + (this.pool[at] as number))];
  }

  grow(size: number): void {
    this.first = enlarged(this.first, size);
    this.othersAt = enlarged(this.othersAt, size);
  }

  matcher(filter: unknown): Match {
    const isMember = membership(filter as Iterable<number>);
    return (docIds, count, passes) => {
      const { first, othersAt } = this;
      for (let at = 0; at < count; at += 1) {
        const docId = docIds[at] as number;
        let pass = isMember[first[docId] as number] as number;
        if (pass === 0 && othersAt[docId] !== 0) pass = this.#hasOther(docId, isMember);
        passes[at] = pass;
      }
    };
  }

  #hasOther(docId: number, isMember: Uint8Array): number {
    const { pool } = this;
    const from = (this.othersAt[docId] as number) + 1;
    const end = from + (pool[from - 1] as number);
    for (let at = from; at < end; at += 1) if (isMember[pool[at] as number]) return 1;
    return 0;
  }

  #store(ids: readonly number[]): number {
    const at = this.#poolLength;
    if (at + ids.length > this.pool.length) this.pool = enlarged(this.pool, this.pool.length * 2);
    this.pool[at] = ids.length - 1;
    for (let one = 1; one < ids.length; one += 1) this.pool[at + one] = ids[one] as number;
    this.#poolLength += ids.length;
    return at;
  }
}
