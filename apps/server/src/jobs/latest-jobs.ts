import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { companiesById } from '../companies/index.ts';
import { cityById } from '../lookups/index.ts';
import type { Services } from '../platform/services.ts';
import { listCards } from './list-cards.ts';
import { findableJobs } from './search/findable-jobs.ts';
import { companiesByLiveJobs } from './search/live-counts.ts';

const shownLatest = 12;
const shownCompanies = 12;

/** The newest live ads. */
export async function latestJobs(services: Services, who: Principal): Promise<JobCard[]> {
  const memory = findableJobs(services.readDb);
  await memory.bringUpToDate();
  const { columns } = memory;
  const now = services.clock.now().getTime() / 1000;
  const ids: number[] = [];
  const { slots } = columns.order;
  for (let at = slots.length - 1; at >= 0 && ids.length < shownLatest; at -= 1) {
    const slot = slots[at] as number;
    if ((columns.liveUntil[slot] ?? 0) > now) ids.push(columns.idOf(slot));
  }
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
