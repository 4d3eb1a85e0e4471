import { sortType } from '@jobblik/contract/jobs/job-choices.rules';
import { largestKey, type Page, pageByKey, type SlotSet } from '../../platform/text-index/index.ts';
import type { JobColumns } from './job-columns.ts';

/**
 * One page of hits in their order. Ties keep the newest first, as the hits come.
 * @param best hits of a keyword that stand first when sorting by relevance, in their order
 */
export function orderHits(
  columns: JobColumns,
  hits: SlotSet,
  { sort, best, page }: { sort: number; best: readonly number[]; page: Page },
): number[] {
  if (sort === sortType.newest || sort === sortType.relevance) return columns.order.newestAfter(best, hits, page);
  const slots = columns.order.pick(hits).reverse();
  if (sort === sortType.deadline) return pageByKey(slots, page, (slot) => columns.deadline[slot] ?? largestKey);
  return pageByKey(slots, page, (slot) => largestKey - Math.min(largestKey, columns.visits[slot] ?? 0));
}
