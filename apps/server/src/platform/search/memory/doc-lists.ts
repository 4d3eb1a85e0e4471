import { DocSet } from './doc-set.ts';
import { enlarged } from './numbers.ts';

/** Documents by id value. A list may contain documents that have changed since, so readers must filter as well. */
export class DocLists {
  readonly #lists = new Map<number, { docIds: Uint32Array<ArrayBuffer>; count: number }>();

  add(key: number, docId: number): void {
    const list = this.#lists.get(key);
    if (!list) {
      this.#lists.set(key, { docIds: Uint32Array.of(docId), count: 1 });
      return;
    }
    if (list.count === list.docIds.length) list.docIds = enlarged(list.docIds, Math.ceil(list.count * 1.5) + 1);
    list.docIds[list.count++] = docId;
  }

  /** Upper bound of the number of documents of the keys. */
  atMost(keys: Iterable<number>): number {
    let most = 0;
    for (const key of keys) most += this.#lists.get(key)?.count ?? 0;
    return most;
  }

  /** Keys with an upper bound of their documents, the largest first, then by key. */
  bySize(): { key: number; atMost: number }[] {
    const sizes = [...this.#lists].map(([key, { count }]) => ({ key, atMost: count }));
    return sizes.sort((a, b) => b.atMost - a.atMost || a.key - b.key);
  }

  /** The documents of any of the keys. @param size upper limit of all docIds, exclusive */
  of(keys: Iterable<number>, size: number): DocSet {
    const set = new DocSet(size);
    for (const key of keys) {
      const list = this.#lists.get(key);
      if (list) set.addAll(list.docIds.subarray(0, list.count));
    }
    return set;
  }

  get bytes(): number {
    let bytes = 0;
    for (const { docIds } of this.#lists.values()) bytes += docIds.byteLength + 100;
    return bytes;
  }
}
