import type { JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import type { Principal } from '@jobblik/contract/kernel/session';
import { distanceKm } from '@jobblik/contract/lookups/lookups.rules';
import { cityById, cityByZip } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { readSavedAmong } from '../job-cards.queries.ts';
import { mayReadJob, unreadable } from '../jobs.policy.ts';
import { presentPreview } from '../jobs.present.ts';
import { readAd } from '../jobs.queries.ts';
import { nearest } from '../list-cards.ts';
import { showWith } from '../show.ts';

/**
 * The key facts and the text of an ad. Reading it beside a list is not a visit to its page, so none is counted.
 * @param postcode the distance is measured from here
 * @throws Problem `not_found` or `job_taken_down` for an ad that this person may not read
 */
export async function readPreview(
  services: Services,
  who: Principal,
  jobId: number,
  postcode: string | undefined,
): Promise<JobPreview> {
  const row = await readAd(services.readDb, jobId);
  if (!row || !mayReadJob(who, row.job)) throw unreadable(row?.job);
  const isSeeker = who.kind === 'user' && who.role === 'seeker';
  const saved = isSeeker ? await readSavedAmong(services.db, who.userId, [jobId]) : new Set<number>();
  const distance = nearest(row.job.cityIds, distancesFrom(postcode, row.job.cityIds));
  return presentPreview(row, showWith(services), { distanceKm: distance, isSaved: saved.has(jobId) });
}

/** Kilometres by city id; null for an unknown postcode. */
function distancesFrom(postcode: string | undefined, cityIds: readonly number[]): Map<number, number> | null {
  const centre = cityByZip(postcode?.trim() ?? '');
  if (!centre) return null;
  return new Map(
    cityIds.flatMap((id) => {
      const city = cityById(id);
      return city ? [[id, distanceKm(centre, city)] as const] : [];
    }),
  );
}
