import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import { categoriesUnder, cityById, mainCategoryOf } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { readQuery } from '../../search/index.ts';
import { readPlaces } from '../jobs.queries.ts';
import type { JobRow } from '../jobs.tables.ts';
import { listCards } from '../list-cards.ts';
import { jobIndex } from '../search/job-index.ts';
import { liveAt } from '../search/search-filters.ts';

/** Ads of the same categories whose words are compared; the newest ones. */
const compared = 300;
/** Within this distance an ad counts as much as half of the same title. */
const nearKm = 40;

/**
 * Live ads of the same categories with similar titles, among equal ones the nearer first. If a rare trade has few, ads of the whole
 * main category follow.
 */
export async function similarJobs(services: Services, who: Principal, job: JobRow, limit = 4): Promise<JobCard[]> {
  const same = await adsIn(services, job, job.categoryIds);
  const ids = same.length < limit ? [...new Set([...same, ...(await adsIn(services, job, fieldOf(job)))])] : same;
  const isSame = new Set(same);
  const [likeness, places] = await Promise.all([
    jobIndex.scores(services.readDb, readQuery(job.title).any, ids),
    readPlaces(services.readDb, ids),
  ]);
  const score = (id: number) => (likeness.get(id) ?? 0) + nearness(places.get(id), job);
  const best = ids
    .map((id) => ({ id, score: score(id) }))
    .sort((a, b) => Number(isSame.has(b.id)) - Number(isSame.has(a.id)) || b.score - a.score)
    .slice(0, limit);
  return await listCards(
    services,
    who,
    best.map(({ id }) => id),
  );
}

/** All categories below the main categories of an ad. */
function fieldOf(job: JobRow): number[] {
  const mains = job.categoryIds.map((id) => mainCategoryOf(id)?.id).filter((id) => id !== undefined);
  return mains.flatMap((id) => [...categoriesUnder(id)]);
}

/** The newest live ads in any of some categories; in all if there are none. */
async function adsIn(services: Services, job: JobRow, categories: readonly number[]): Promise<number[]> {
  const now = services.clock.now();
  const { ids } = await jobIndex.find(services, {
    filters: { ...liveAt(now), categories: categories.length > 0 ? categories : undefined },
    order: 'newest',
    page: { offset: 0, limit: compared + 1 },
    now,
  });
  return ids.filter((id) => id !== job.id).slice(0, compared);
}

/** @param placeId place of the other ad */
function nearness(placeId: number | undefined, job: JobRow): number {
  const here = cityById(job.cityIds[0] ?? 0);
  const there = cityById(placeId ?? 0);
  if (!here || !there) return 0;
  return Math.max(0, 0.3 * (1 - distanceKm(here, there) / (2 * nearKm)));
}
