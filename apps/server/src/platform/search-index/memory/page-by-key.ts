/** The largest key of {@link pageByKey}. */
export const largestKey = 0xffff;

export interface Page {
  offset: number;
  limit: number;
}

/**
 * A page in the order of small whole keys, without sorting: counts how many hits have each key, and then takes only those whose
 * key falls on the page. Ties stay in the order in which they come.
 * @param keyOf 0 to {@link largestKey}, the smallest first; asked by docId and by place among the hits
 */
export function pageByKey(
  docIds: Uint32Array,
  { offset, limit }: Page,
  keyOf: (docId: number, at: number) => number,
): number[] {
  if (offset >= docIds.length) return [];
  const counts = new Uint32Array(largestKey + 1);
  for (let at = 0; at < docIds.length; at += 1) (counts[keyOf(docIds[at] as number, at)] as number) += 1;
  /** Position of the next hit of each key that touches the page. */
  const next = new Map<number, number>();
  let before = 0;
  for (let key = 0; key <= largestKey && before < offset + limit; key += 1) {
    const count = counts[key] as number;
    if (count > 0 && before + count > offset) next.set(key, before - offset);
    before += count;
  }
  const page = new Array<number>(Math.min(limit, docIds.length - offset));
  for (let at = 0; at < docIds.length; at += 1) {
    const docId = docIds[at] as number;
    const key = keyOf(docId, at);
    const position = next.get(key);
    if (position === undefined) continue;
    next.set(key, position + 1);
    if (position >= 0 && position < page.length) page[position] = docId;
  }
  return page;
}
