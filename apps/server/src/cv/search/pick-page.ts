import type { KeywordHits } from '../../platform/text-index/index.ts';
import type { CvColumns } from './cv-columns.ts';

export interface Page {
  offset: number;
  limit: number;
}

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
  const { length, userId, byAge } = columns;
  const userIds: number[] = [];
  if (offset >= count) return { userIds, count };
  let before = 0;
  for (let at = length - 1; at >= 0 && userIds.length < limit; at -= 1) {
    const slot = byAge[at] as number;
    if (!isHit(slot)) continue;
    if (before >= offset) userIds.push(userId[slot] as number);
    before += 1;
  }
  return { userIds, count };
}

/** Hits of a keyword: the best first or the newest first. Those that became findable a moment after memory are left out. */
export function pickHits(
  columns: CvColumns,
  hits: KeywordHits,
  { isHit, byScore, page }: { isHit: (slot: number) => boolean; byScore: boolean; page: Page },
): Picked {
  const { changed, userId } = columns;
  const scores = byScore ? scoresOf(columns, hits) : null;
  const slots = new Uint32Array(hits.ids.length);
  /** Score and time of change in one number, the larger the earlier on the list. */
  const keys = new Float64Array(hits.ids.length);
  let count = 0;
  for (const id of hits.ids) {
    const slot = columns.slotOf(id);
    if (slot === undefined || !isHit(slot)) continue;
    slots[count] = slot;
    keys[count] = (scores?.[slot] ?? 0) * 0x1_0000_0000 + (changed[slot] as number);
    count += 1;
  }
  const { offset, limit } = page;
  if (offset >= count) return { userIds: [], count };
  const end = Math.min(count, offset + limit);
  const lowest = keys.slice(0, count).sort()[count - end] as number;
  const first: number[] = [];
  for (let at = 0; at < count; at += 1) if ((keys[at] as number) >= lowest) first.push(at);
  const idOf = (at: number) => userId[slots[at] as number] as number;
  first.sort((a, b) => (keys[b] as number) - (keys[a] as number) || idOf(b) - idOf(a));
  return { userIds: first.slice(offset, end).map(idOf), count };
}

/** Scores by slot. */
function scoresOf(columns: CvColumns, { ranked }: KeywordHits): Uint16Array {
  const scores = new Uint16Array(columns.length);
  for (let at = 0; at < ranked.ids.length; at += 1) {
    const slot = columns.slotOf(ranked.ids[at] as number);
    if (slot !== undefined) scores[slot] = ranked.scores[at] as number;
  }
  return scores;
}
