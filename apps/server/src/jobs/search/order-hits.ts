import { sortType } from '@jobblik/contract/jobs/job-choices.rules';
import { largestKey, type Page, pageByKey, pageOfBest } from '../../platform/text-index/index.ts';
import type { JobColumns } from './job-columns.ts';

/**
 * One page of hits in their order. Ties keep the newest first, as the hits come.
 * @param slots hits, newest first
 * @param scores by place, for a search with a keyword; the best stand first when sorting by "newest"
 */
export function orderHits(
  columns: JobColumns,
  slots: Uint32Array,
  { sort, scores, page }: { sort: number; scores: Uint16Array | null; page: Page },
): number[] {
  if (sort === sortType.deadline) return pageByKey(slots, page, (slot) => columns.deadline[slot] ?? largestKey);
  if (sort === sortType.popular) {
    return pageByKey(slots, page, (slot) => largestKey - Math.min(largestKey, columns.visits[slot] ?? 0));
  }
  if (scores) return pageOfBest(slots, page, scores);
  return [...slots.subarray(page.offset, page.offset + page.limit)];
}
