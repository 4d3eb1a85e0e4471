import type { Services } from '../../platform/services.ts';
import { countLive } from './count-live.ts';
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
  const { facets } = countLive(memory, { filters: noFilters, tree: tree(), now: clock.now() });
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
  const { slots } = countLive(memory, { filters: { ...noFilters, companyId }, tree: tree(), now: clock.now() });
  const except = memory.columns.slotOf(exceptJobId);
  return slots.filter((slot) => slot !== except).length;
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
