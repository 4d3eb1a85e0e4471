import type { KeywordHits } from '../../platform/text-index/index.ts';
import { type Asked, type Counted, countHits } from './count-hits.ts';
import type { FindableJobs } from './findable-jobs.ts';
import type { JobColumns } from './job-columns.ts';

/**
 * Counts of a search without a keyword. Only the ads of a company or of the wanted places are walked through when they are few; and
 * with a category only its own, because the numbers beside the other categories do not depend on which one is chosen.
 */
export function countLive(memory: FindableJobs, asked: Asked): Counted {
  const { columns } = memory;
  const { filters, now } = asked;
  if (filters.categories && filters.companyId === null && !filters.places) {
    const own = countHits(columns, columns.inCategories(filters.categories), asked);
    const all = countLive(memory, { ...asked, filters: { ...filters, categories: null } });
    return { ...own, facets: { ...own.facets, categories: all.facets.categories } };
  }
  const candidates = columns.candidates(filters);
  const key = { keyword: '', candidates: candidates.length, change: memory.change, filters, now };
  return memory.counted.get(key, () => countHits(columns, candidates, asked));
}

/** Counts among the hits of a keyword. @param found the keyword, and the change up to which its hits are known */
export function countFound(
  { counted }: FindableJobs,
  { keyword, hits, change }: { keyword: string; hits: KeywordHits<JobColumns>; change: number },
  asked: Asked,
): Counted {
  const { filters, now } = asked;
  const key = { keyword, candidates: hits.count, change, filters, now };
  return counted.get(key, () => countHits(hits.columns, hits.columns.order.pick(hits.found), asked));
}
