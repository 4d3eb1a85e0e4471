import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { categoriesUnder, cityById, distanceKm, mainCategoryOf } from '../../lookups/index.ts';
import { parseQuery } from '../../platform/danish/index.ts';
import type { Services } from '../../platform/services.ts';
import { readLikeness } from '../jobs.queries.ts';
import type { JobRow } from '../jobs.tables.ts';
import { listCards } from '../list-cards.ts';
import { findableJobs } from '../search/findable-jobs.ts';
import type { JobColumns } from '../search/job-columns.ts';

/** Ads of the same categories that are compared word by word; the newest ones. */
const compared = 300;
/** An ad this near counts as much as half the same title. */
const nearKm = 40;

/**
 * Live ads of the same categories whose titles say much the same, nearer ones first among equals. A rare trade has few: then
 * ads of the whole field stand after them.
 */
export async function similarJobs(services: Services, who: Principal, job: JobRow, limit = 4): Promise<JobCard[]> {
  const memory = findableJobs(services.readDb);
  await memory.bringUpToDate();
  const { columns } = memory;
  const now = services.clock.now().getTime() / 1000;
  const same = adsIn(columns, job, new Set(job.categoryIds), now);
  const ids = same.length < limit ? [...new Set([...same, ...adsIn(columns, job, fieldOf(job), now)])] : same;
  const isSame = new Set(same);
  const likeness = await readLikeness(services.readDb, ids, parseQuery(job.title).any);
  const score = (id: number) => (likeness.get(id) ?? 0) + nearness(columns, id, job);
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

/** Everything under the main categories of an ad. */
function fieldOf(job: JobRow): Set<number> {
  const mains = job.categoryIds.map((id) => mainCategoryOf(id)?.id).filter((id) => id !== undefined);
  return new Set(mains.flatMap((id) => [...categoriesUnder(id)]));
}

function adsIn(columns: JobColumns, job: JobRow, wanted: ReadonlySet<number>, now: number): number[] {
  const found: number[] = [];
  const slots = wanted.size === 0 ? columns.order.slots : columns.inCategories(wanted);
  for (let at = slots.length - 1; at >= 0 && found.length < compared; at -= 1) {
    const slot = slots[at] as number;
    const id = columns.idOf(slot);
    if ((columns.liveUntil[slot] ?? 0) <= now || id === job.id) continue;
    const categories = [columns.category1[slot], columns.category2[slot], columns.category3[slot]];
    if (wanted.size === 0 || categories.some((category) => category && wanted.has(category))) found.push(id);
  }
  return found;
}

function nearness(columns: JobColumns, jobId: number, job: JobRow): number {
  const here = cityById(job.cityIds[0] ?? 0);
  const there = cityById(columns.city[columns.slotOf(jobId) ?? -1] ?? 0);
  if (!here || !there) return 0;
  return Math.max(0, 0.3 * (1 - distanceKm(here, there) / (2 * nearKm)));
}
