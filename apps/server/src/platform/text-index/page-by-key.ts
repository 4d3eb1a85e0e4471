/** The largest key of {@link pageByKey}. */
export const largestKey = 0xffff;

export interface Page {
  offset: number;
  limit: number;
}

/**
 * A page in the order of small whole keys, without sorting: counts how many hits have each key, and then takes only those whose
 * key falls on the page. Ties stay in the order in which they come.
 * @param keyOf 0 to {@link largestKey}, the smallest first; asked by slot and by place among the hits
 */
export function pageByKey(
  slots: Uint32Array,
  { offset, limit }: Page,
  keyOf: (slot: number, at: number) => number,
): number[] {
  if (offset >= slots.length) return [];
  const counts = new Uint32Array(largestKey + 1);
  for (let at = 0; at < slots.length; at += 1) (counts[keyOf(slots[at] as number, at)] as number) += 1;
  /** Position of the next hit of each key that touches the page. */
  const next = new Map<number, number>();
  let before = 0;
  for (let key = 0; key <= largestKey && before < offset + limit; key += 1) {
    const count = counts[key] as number;
    if (count > 0 && before + count > offset) next.set(key, before - offset);
    before += count;
  }
  const page = new Array<number>(Math.min(limit, slots.length - offset));
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const key = keyOf(slot, at);
    const position = next.get(key);
    if (position === undefined) continue;
    next.set(key, position + 1);
    if (position >= 0 && position < page.length) page[position] = slot;
  }
  return page;
}

/**
 * A page of hits of which some stand before all others.
 * @param best some of the hits, in their order; the others follow as they come
 */
export function pageOfBest(slots: Uint32Array, { offset, limit }: Page, best: Uint32Array): number[] {
  const page = [...best.subarray(offset, offset + limit)];
  const wanted = Math.min(limit, Math.max(0, slots.length - offset));
  if (page.length >= wanted) return page;
  const isBest = new Set(best);
  let before = best.length;
  for (let at = 0; page.length < wanted; at += 1) {
    const slot = slots[at] as number;
    if (isBest.has(slot)) continue;
    if (before >= offset) page.push(slot);
    before += 1;
  }
  return page;
}
