import { sortType } from '@jobblik/contract/jobs/job-choices.rules';
import { largestKey, type Page, pageByKey, pageOfBest } from '../../platform/text-index/index.ts';
import type { JobColumns } from './job-columns.ts';

/**
 * One page of hits in their order. Ties keep the newest first, as the hits come.
 * @param slots hits, newest first
 * @param best hits of a keyword that stand first when sorting by "newest", in their order
 */
export function orderHits(
  columns: JobColumns,
  slots: Uint32Array,
  { sort, best, page }: { sort: number; best: Uint32Array; page: Page },
): number[] {
  if (sort === sortType.deadline) return pageByKey(slots, page, (slot) => columns.deadline[slot] ?? largestKey);
  if (sort === sortType.popular) {
    return pageByKey(slots, page, (slot) => largestKey - Math.min(largestKey, columns.visits[slot] ?? 0));
  }
  return pageOfBest(slots, page, best);
}
