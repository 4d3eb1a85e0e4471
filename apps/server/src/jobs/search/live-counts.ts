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
  const { hits, count } = countLive(memory, { filters: { ...noFilters, companyId }, tree: tree(), now: clock.now() });
  const except = memory.columns.slotOf(exceptJobId);
  return except !== undefined && hits.has(except) ? count - 1 : count;
}

/** Companies by their number of live ads, the largest first. */
export async function companiesByLiveJobs({ readDb, clock }: Services, limit: number): Promise<CompanySize[]> {
  const memory = findableJobs(readDb);
  await memory.bringUpToDate();
  return largestCompanies(memory.columns, { limit, now: clock.now().getTime() / 1000 });
}

export interface CompanySize {
  companyId: number;
  /** Live ads. */
  count: number;
}

/** Counts no more companies than may belong to the answer. @param options `now` in seconds since 1970 */
export function largestCompanies(columns: JobColumns, { limit, now }: { limit: number; now: number }): CompanySize[] {
  const found: CompanySize[] = [];
  for (const { companyId, atMost } of columns.companies()) {
    const last = found[limit - 1];
    // The lists may name too many ads, never too few: nobody who follows comes before the last one then.
    if (last && (atMost < last.count || (atMost === last.count && companyId > last.companyId))) break;
    const slots = columns.candidates({ companyId, places: null });
    const count = slots.filter((slot) => isLiveAt(columns, slot, companyId, now)).length;
    if (count > 0) found.push({ companyId, count });
    found.sort((a, b) => b.count - a.count || a.companyId - b.companyId).splice(limit);
  }
  return found;
}

function isLiveAt(columns: JobColumns, slot: number, companyId: number, now: number): boolean {
  return columns.companyId[slot] === companyId && (columns.liveUntil[slot] ?? 0) > now;
}
