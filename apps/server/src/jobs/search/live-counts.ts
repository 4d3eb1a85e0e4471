import type { Services } from '../../platform/services.ts';
import { jobIndex } from './job-index.ts';
import { liveAt } from './search-filters.ts';

const noPage = { offset: 0, limit: 0 };

/**
 * Number of live ads by category id, main categories included.
 * @returns `version`: changes whenever a number may have changed
 */
export async function countLiveAds(
  services: Services,
): Promise<{ version: string; counts: ReadonlyMap<number, number> }> {
  const now = services.clock.now();
  const { facets, revision } = await jobIndex.search(services, {
    filters: liveAt(now),
    order: 'newest',
    page: noPage,
    now,
  });
  const counts = facets.categories;
  return { version: `${revision}/${[...counts.values()].join('.')}`, counts };
}

/** Number of live ads of a company, without one ad. */
export async function liveJobsOfCompany(
  services: Services,
  companyId: number | null,
  exceptJobId: number,
): Promise<number> {
  if (companyId === null) return 0;
  const now = services.clock.now();
  const search = {
    filters: { ...liveAt(now), company: [companyId] },
    order: 'newest',
    page: noPage,
    now,
  } as const;
  const all = await jobIndex.find(services, search);
  const except = await jobIndex.find(services, { ...search, among: [exceptJobId] });
  return all.count - except.count;
}

export interface CompanySize {
  companyId: number;
  /** Number of live ads. */
  count: number;
}

/** Companies by their number of live ads, the largest first. */
export async function companiesByLiveJobs(services: Services, limit: number): Promise<CompanySize[]> {
  const now = services.clock.now();
  const top = await jobIndex.topValues(services, 'company', { filters: liveAt(now), limit, now });
  return top.map(({ id, count }) => ({ companyId: id, count }));
}
