import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import type { Services } from '../platform/services.ts';
import { readCards, readSavedAmong } from './job-cards.queries.ts';
import { presentCard } from './jobs.present.ts';
import { showWith } from './show.ts';

/**
 * Ads as lists show them, in the order of the ids; removed ads are left out.
 * @param distances kilometres by city id, where the list is around a place
 */
export async function listCards(
  services: Services,
  who: Principal,
  jobIds: readonly number[],
  distances: ReadonlyMap<number, number> | null = null,
): Promise<JobCard[]> {
  const isSeeker = who.kind === 'user' && who.role === 'seeker';
  const [rows, saved] = await Promise.all([
    readCards(services.readDb, jobIds),
    isSeeker ? readSavedAmong(services.db, who.userId, jobIds) : new Set<number>(),
  ]);
  const show = showWith(services);
  return jobIds.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return presentCard(row, show, { distanceKm: nearest(row.job.cityIds, distances), isSaved: saved.has(id) });
  });
}

/** Kilometres to the nearest of an ad's places, rounded to 0.1; null where no distance is known. */
export function nearest(cityIds: readonly number[], distances: ReadonlyMap<number, number> | null): number | null {
  const known = cityIds.flatMap((id) => distances?.get(id) ?? []);
  return known.length > 0 ? Math.round(Math.min(...known) * 10) / 10 : null;
}
