import { type Attributes, inPackedOrder, isBitAttribute } from '../attributes.ts';
import { bitLayoutOf } from '../bit-layout.ts';
import type { UnpackedDocument } from '../rows/packing.ts';
import { AgeOrder } from './age-order.ts';
import { BitsColumn } from './bits-column.ts';
import { Turns } from './block.ts';
import type { Column } from './column.ts';
import { DocSet } from './doc-set.ts';
import { IdsColumn } from './ids-column.ts';
import { DayColumn, IdColumn, InstantColumn } from './number-columns.ts';
import { enlarged } from './numbers.ts';

/** The definition of the columns of an index. */
export interface ColumnLayout {
  attributes: Attributes;
  /** The attribute with the age of documents, an instant. */
  newest: string;
  /** Numbers that change often and are read separately from the rows. */
  counters: readonly string[];
}

const firstSize = 1024;

/**
 * The attributes of every document of an index, in columns: a million documents are filtered and counted in milliseconds. The
 * docId of a document is its position in the columns; it changes only when the document becomes newer.
 */
export class Columns {
  /** Number of assigned docIds, including those of removed documents and of documents with a new docId. */
  length = 0;
  /** The docIds of current documents. */
  readonly live = new DocSet(0);
  /** Choices and flags, in the layout of `bit-layout.ts`. */
  readonly bits: readonly BitsColumn[];
  readonly byName: ReadonlyMap<string, Column>;
  readonly counters: ReadonlyMap<string, { values: Uint32Array<ArrayBuffer> }>;
  /** Documents by age; of two with the same instant the smaller id is older. */
  readonly order: AgeOrder;
  readonly layout: ColumnLayout;
  #ids = new Uint32Array(firstSize);
  /** DocId + 1 by id; 0 for none. */
  #docIds = new Uint32Array(firstSize);
  #liveCount = 0;
  readonly #newest: InstantColumn;
  readonly #inPackedOrder: readonly Column[];

  constructor(layout: ColumnLayout) {
    this.layout = layout;
    this.bits = bitLayoutOf(layout.attributes).columns.map(({ size }) => new BitsColumn(firstSize, size));
    const columns = inPackedOrder(layout.attributes).flatMap(([name, attribute]): [string, Column][] => {
      if (isBitAttribute(attribute)) return [];
      if (attribute.kind === 'ids') return [[name, new IdsColumn(firstSize)]];
      if (attribute.kind === 'id') return [[name, new IdColumn(firstSize)]];
      return [[name, attribute.kind === 'instant' ? new InstantColumn(firstSize) : new DayColumn(firstSize)]];
    });
    this.byName = new Map(columns);
    this.#inPackedOrder = columns.map(([, column]) => column);
    this.counters = new Map(layout.counters.map((name) => [name, { values: new Uint32Array(firstSize) }]));
    const newest = this.byName.get(layout.newest);
    if (!(newest instanceof InstantColumn)) throw new Error(`${layout.newest} is no instant of the index`);
    this.#newest = newest;
    this.order = new AgeOrder((docId, other) => this.#isNewer(docId, other));
  }

  /** Undefined for a document that is not in the index. */
  docIdOf(id: number): number | undefined {
    const docId = this.#docIds[id];
    return docId ? docId - 1 : undefined;
  }

  idOf(docId: number): number {
    return this.#ids[docId] as number;
  }

  /** Ids of all documents. */
  liveIds(): number[] {
    return Array.from(this.order.pick(this.live), (docId) => this.idOf(docId));
  }

  /** Whether so much memory is unused that the columns should be {@link renumbered}. */
  get isWasteful(): boolean {
    const unused = this.length - this.#liveCount;
    if (unused > 10_000 && unused * 3 > this.length) return true;
    return this.#inPackedOrder.some((column) => column instanceof IdsColumn && column.isWasteful);
  }

  /** Bytes in memory. */
  get bytes(): number {
    const perDocument = this.#inPackedOrder.reduce((sum, { bytes, lists }) => sum + bytes + (lists?.bytes ?? 0), 0);
    const bits = this.bits.reduce((sum, { bytes }) => sum + bytes, 0);
    const counters = this.counters.size * this.#ids.byteLength;
    return perDocument + bits + counters + this.#docIds.byteLength + 2 * this.#ids.byteLength;
  }

  /** As {@link put}. @returns the docIds under which the documents were stored before and are not any more */
  replace(documents: readonly UnpackedDocument[]): number[] {
    const before = documents.map(({ id }) => ({ id, docId: this.docIdOf(id) }));
    this.put(documents);
    return before.flatMap(({ id, docId }) => (docId === this.docIdOf(id) ? [] : (docId ?? [])));
  }

  /** Adds or replaces documents, and removes those with `isGone`. */
  put(documents: Iterable<UnpackedDocument>): void {
    const added: number[] = [];
    for (const document of documents) {
      const known = this.docIdOf(document.id);
      if (document.isGone) {
        this.remove(document.id);
        continue;
      }
      const newest = document.values[this.#newestAt] as number;
      // A document with a new age gets a docId at the end, so that docIds stay ordered by age.
      if (known !== undefined && this.#newest.values[known] === newest) this.#write(known, document);
      else added.push(this.#replace(known, document));
    }
    this.order.place(added);
  }

  /** Adds new documents in any order, for {@link renumbered}. */
  load(documents: Iterable<UnpackedDocument>): void {
    for (const document of documents) if (!document.isGone) this.#write(this.#newDocId(document.id), document);
  }

  remove(id: number): void {
    const docId = this.docIdOf(id);
    if (docId === undefined) return;
    this.#docIds[id] = 0;
    this.#retire(docId);
  }

  /** The document passed to {@link put}. */
  read(docId: number): UnpackedDocument {
    return {
      id: this.idOf(docId),
      isGone: false,
      bits: this.bits.map((column) => column.get(docId)),
      values: this.#inPackedOrder.map((column) => column.get(docId)),
    };
  }

  copyCounters(from: Columns, docId: number, to: number): void {
    for (const [name, counter] of this.counters) counter.values[to] = from.counters.get(name)?.values[docId] as number;
  }

  /** DocIds of all documents, the oldest first. */
  async byAge(): Promise<Uint32Array> {
    if (this.order.docIds.length > 0) return this.order.pick(this.live);
    const turns = new Turns();
    let docIds = new Uint32Array(this.length);
    for (let at = 0; at < docIds.length; at += 1) docIds[at] = at;
    // A stable radix sort by each half of the seconds, the lower half first. Documents are loaded by id, so equal seconds stay in
    // that order.
    for (const shift of [0, 16]) {
      await turns.pause();
      docIds = sortedByHalf(docIds, this.#newest.values, shift);
    }
    return docIds;
  }

  #replace(known: number | undefined, document: UnpackedDocument): number {
    if (known !== undefined) this.#retire(known);
    const docId = this.#newDocId(document.id);
    this.#write(docId, document);
    if (known !== undefined) this.copyCounters(this, known, docId);
    return docId;
  }

  #retire(docId: number): void {
    this.live.remove(docId);
    this.#liveCount -= 1;
  }

  #write(docId: number, { bits, values }: UnpackedDocument): void {
    for (let at = 0; at < this.bits.length; at += 1) this.bits[at]?.set(docId, bits[at] as number);
    for (let at = 0; at < this.#inPackedOrder.length; at += 1)
      this.#inPackedOrder[at]?.set(docId, values[at] as number | readonly number[]);
  }

  #newDocId(id: number): number {
    const docId = this.length;
    if (docId === this.#ids.length) this.#grow();
    if (id >= this.#docIds.length)
      this.#docIds = enlarged(this.#docIds, Math.max(id + 1, Math.ceil(this.#docIds.length * 1.5)));
    this.length += 1;
    this.#ids[docId] = id;
    this.#docIds[id] = docId + 1;
    this.live.add(docId);
    this.#liveCount += 1;
    return docId;
  }

  #grow(): void {
    const size = Math.ceil(this.#ids.length * 1.5);
    this.#ids = enlarged(this.#ids, size);
    for (const column of [...this.bits, ...this.#inPackedOrder]) column.grow(size);
    for (const counter of this.counters.values()) counter.values = enlarged(counter.values, size);
  }

  get #newestAt(): number {
    return this.#inPackedOrder.indexOf(this.#newest);
  }

  #isNewer(docId: number, other: number): boolean {
    const difference = this.#newest.get(docId) - this.#newest.get(other);
    return difference === 0 ? this.idOf(docId) > this.idOf(other) : difference > 0;
  }
}

/**
 * A copy of the columns with docIds ordered by age and without unused docIds, so that reading by age reads memory sequentially.
 * Yields to other work; later changes in `before` are not in the copy.
 */
export async function renumbered(before: Columns): Promise<Columns> {
  const fresh = new Columns(before.layout);
  const turns = new Turns();
  const docIds = await before.byAge();
  for (let from = 0; from < docIds.length; from += 1000) {
    const chunk = Array.from(docIds.subarray(from, from + 1000));
    fresh.load(chunk.map((docId) => before.read(docId)));
    for (const [at, docId] of chunk.entries()) fresh.copyCounters(before, docId, from + at);
    await turns.pause();
  }
  fresh.order.renumber(fresh.length);
  return fresh;
}

function sortedByHalf(docIds: Uint32Array, seconds: Uint32Array, shift: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(0x10001);
  for (const docId of docIds) (starts[(((seconds[docId] as number) >>> shift) & 0xffff) + 1] as number) += 1;
  for (let key = 0; key < 0x10000; key += 1) (starts[key + 1] as number) += starts[key] as number;
  const sorted = new Uint32Array(docIds.length);
  for (const docId of docIds) {
    const key = ((seconds[docId] as number) >>> shift) & 0xffff;
    sorted[(starts[key] as number)++] = docId;
  }
  return sorted;
}
