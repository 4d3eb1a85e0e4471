import { sortType } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobColumns } from './job-columns.ts';

/** The largest key of {@link pageOf}. */
const most = 0xffff;

export interface Page {
  offset: number;
  limit: number;
}

/**
 * One page of hits in their order. Ties keep the newest first, as the hits come.
 * @param slots hits, newest first
 * @param scores by slot, for a search with a keyword; the best stand first when sorting by "newest"
 */
export function orderHits(
  columns: JobColumns,
  slots: Uint32Array,
  { sort, scores, page }: { sort: number; scores: Uint16Array | null; page: Page },
): number[] {
  if (sort === sortType.deadline) return pageOf(slots, page, (slot) => columns.deadline[slot] ?? most);
  if (sort === sortType.popular) return pageOf(slots, page, (slot) => most - Math.min(most, columns.visits[slot] ?? 0));
  if (scores) return pageOf(slots, page, (slot) => most - (scores[slot] ?? 0));
  return [...slots.subarray(page.offset, page.offset + page.limit)];
}

/**
 * A page in the order of small whole keys without sorting: counts how many hits have each key, and then takes only those
 * whose key falls on the page.
 */
function pageOf(slots: Uint32Array, { offset, limit }: Page, keyOf: (slot: number) => number): number[] {
  if (offset >= slots.length) return [];
  const counts = new Uint32Array(most + 1);
  for (const slot of slots) {
    const key = keyOf(slot);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  /** Position of the next hit of each key that touches the page. */
  const next = new Map<number, number>();
  let before = 0;
  for (let key = 0; key <= most && before < offset + limit; key += 1) {
    const count = counts[key] ?? 0;
    if (count > 0 && before + count > offset) next.set(key, before - offset);
    before += count;
  }
  const page = new Array<number>(Math.min(limit, slots.length - offset));
  for (const slot of slots) {
    const position = next.get(keyOf(slot));
    if (position === undefined) continue;
    next.set(keyOf(slot), position + 1);
    if (position >= 0 && position < page.length) page[position] = slot;
  }
  return page;
}
