import { type KeywordHits, type Page, SlotSet } from '../../platform/text-index/index.ts';
import type { CvColumns } from './cv-columns.ts';

export interface Picked {
  /** User ids of the page, in order. */
  userIds: number[];
  /** All hits. */
  count: number;
}

/** How many CVs a filter leaves. Goes through them as they lie in memory, which is far quicker than by age. */
export function countHits({ length }: CvColumns, isHit: (slot: number) => boolean): number {
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) if (isHit(slot)) count += 1;
  return count;
}

/** Hits of a search without a keyword: the newest change first. @param found `count`: of all hits */
export function pickNewest(
  columns: CvColumns,
  { isHit, count, page: { offset, limit } }: { isHit: (slot: number) => boolean; count: number; page: Page },
): Picked {
  const { userId } = columns;
  const { slots } = columns.order;
  const userIds: number[] = [];
  if (offset >= count) return { userIds, count };
  let before = 0;
  for (let at = slots.length - 1; at >= 0 && userIds.length < limit; at -= 1) {
    const slot = slots[at] as number;
    if (!isHit(slot)) continue;
    if (before >= offset) userIds.push(userId[slot] as number);
    before += 1;
  }
  return { userIds, count };
}

/** Hits of a keyword that filters leave. */
export function hitsOf(
  { order, length }: CvColumns,
  { found }: Pick<KeywordHits<CvColumns>, 'found'>,
  isHit: (slot: number) => boolean,
): SlotSet {
  const hits = new SlotSet(length);
  for (const slot of order.pick(found)) if (isHit(slot)) hits.add(slot);
  return hits;
}
