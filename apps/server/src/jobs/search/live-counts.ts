import type { Services } from '../../platform/services.ts';
import { countHits } from './count-hits.ts';
import { findableJobs } from './findable-jobs.ts';
import type { JobColumns } from './job-columns.ts';
import type { Filters } from './search-filters.ts';
import { tree } from './search-jobs.ts';

const noFilters: Filters = {
  companyId: null,
  places: null,
  posted: null,
  categories: null,
  jobTypes: 0,
  remote: 0,
  payShown: false,
};

/**
 * Live ads by category id, main categories included.
 * @returns a version that changes when a number may have
 */
export async function countLiveAds({
  readDb,
  clock,
}: Services): Promise<{ version: string; counts: ReadonlyMap<number, number> }> {
  const memory = findableJobs(readDb);
  await memory.bringUpToDate();
  const now = clock.now().getTime() / 1000;
  const { facets } = countHits(memory.columns, memory.columns.oldestFirst, {
    filters: noFilters,
    tree: tree(),
    now,
  });
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]));
  return { version: `${memory.change}/${facets.categories.map(({ count }) => count).join('.')}`, counts };
}

/** How many live ads a company has besides one. */
export async function liveJobsOfCompany(
  { readDb, clock }: Services,
  companyId: number | null,
  exceptJobId: number,
): Promise<number> {
  if (companyId === null) return 0;
  const memory = findableJobs(readDb);
  await memory.bringUpToDate();
  const { length, companyId: companies, liveUntil, jobId } = memory.columns;
  const now = clock.now().getTime() / 1000;
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) {
    if (companies[slot] === companyId && (liveUntil[slot] ?? 0) > now && jobId[slot] !== exceptJobId) count += 1;
  }
  return count;
}

/** Companies by their number of live ads, the largest first. */
export async function companiesByLiveJobs(
  { readDb, clock }: Services,
  limit: number,
): Promise<{ companyId: number; count: number }[]> {
  const memory = findableJobs(readDb);
  await memory.bringUpToDate();
  return [...byCompany(memory.columns, clock.now().getTime() / 1000)]
    .map(([companyId, count]) => ({ companyId, count }))
    .sort((a, b) => b.count - a.count || a.companyId - b.companyId)
    .slice(0, limit);
}

function byCompany(columns: JobColumns, now: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (let slot = 0; slot < columns.length; slot += 1) {
    if ((columns.liveUntil[slot] ?? 0) <= now) continue;
    const company = columns.companyId[slot] ?? 0;
    counts.set(company, (counts.get(company) ?? 0) + 1);
  }
  return counts;
}
