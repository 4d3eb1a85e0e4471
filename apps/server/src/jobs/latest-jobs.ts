import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { companiesById } from '../companies/index.ts';
import { cityById } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { listCards } from './list-cards.ts';
import { jobIndex } from './search/job-index.ts';
import { companiesByLiveJobs } from './search/live-counts.ts';
import { liveAt } from './search/search-filters.ts';

const shownLatest = 12;
const shownCompanies = 12;

/** The newest live ads. */
export async function latestJobs(services: Services, who: Principal): Promise<JobCard[]> {
  const now = services.clock.now();
  const { ids } = await jobIndex.find(services, {
    filters: liveAt(now),
    order: 'newest',
    page: { offset: 0, limit: shownLatest },
    now,
  });
  return await listCards(services, who, ids);
}

/** Companies with the most live ads. */
export async function hiringCompanies(services: Services) {
  const counts = await companiesByLiveJobs(services, shownCompanies);
  const companies = await companiesById(
    services.readDb,
    counts.map(({ companyId }) => companyId),
  );
  return counts.flatMap(({ companyId, count }) => {
    const company = companies.get(companyId);
    if (!company) return [];
    return {
      company_id: company.id,
      company_name: company.name,
      logo: company.logoFileId ? services.files.publicLink(company.logoFileId) : null,
      city: cityById(company.cityId ?? 0)?.name ?? null,
      job_count: count,
    };
  });
}
