import { blockSize, Turns } from './block.ts';

/** The largest key of {@link pageByKey}. */
export const largestKey = 0xffff;

export interface Page {
  offset: number;
  limit: number;
}

/**
 * A page in the order of small integer keys, by counting sort: counts the hits of each key, and then takes only those whose key is
 * on the page. The order is stable. Yields to other work; each key is read once, so a concurrent change of a key is safe.
 * @param keyOf 0 to {@link largestKey}, the smallest first
 */
export async function pageByKey(
  docIds: Uint32Array,
  { offset, limit }: Page,
  keyOf: (docId: number) => number,
): Promise<number[]> {
  if (offset >= docIds.length) return [];
  const turns = new Turns();
  const keys = new Uint16Array(docIds.length);
  const counts = new Uint32Array(largestKey + 1);
  for (let from = 0; from < docIds.length; from += blockSize) {
    const end = Math.min(from + blockSize, docIds.length);
    for (let at = from; at < end; at += 1) {
      const key = keyOf(docIds[at] as number);
      keys[at] = key;
      (counts[key] as number) += 1;
    }
    await turns.pause();
  }
  /** Position of the next hit by key, for the keys on the page. */
  const next = new Map<number, number>();
  let before = 0;
  for (let key = 0; key <= largestKey && before < offset + limit; key += 1) {
    const count = counts[key] as number;
    if (count > 0 && before + count > offset) next.set(key, before - offset);
    before += count;
  }
  const page = new Array<number>(Math.min(limit, docIds.length - offset));
  for (let from = 0; from < docIds.length; from += blockSize) {
    const end = Math.min(from + blockSize, docIds.length);
    for (let at = from; at < end; at += 1) {
      const key = keys[at] as number;
      const position = next.get(key);
      if (position === undefined) continue;
      next.set(key, position + 1);
      if (position >= 0 && position < page.length) page[position] = docIds[at] as number;
    }
    await turns.pause();
  }
  return page;
}

/** An additional order: by a day, with none last, or by a counter, the largest first. Ties are ordered newest first. */
export type OrderOption = { day: string } | { counter: string };
