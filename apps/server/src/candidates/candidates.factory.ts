import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import type { Services } from '../platform/services.ts';
import { cvSaved, cvVisits } from './candidates.tables.ts';

/** Records visits of employers to a CV, each on the local day of an instant. */
export async function makeCvVisits(
  { db }: Pick<Services, 'db'>,
  userId: number,
  visits: readonly { visitorId: number; at: Date }[],
): Promise<void> {
  if (visits.length === 0) return;
  await db
    .insert(cvVisits)
    .values(visits.map(({ visitorId, at }) => ({ userId, visitorId, day: localDateOf(at) })))
    .onConflictDoNothing();
}

/** Saves CVs for an employer, each at an instant. */
export async function makeSavedCvs(
  { db }: Pick<Services, 'db'>,
  employerId: number,
  saved: readonly { seekerId: number; at: Date }[],
): Promise<void> {
  await db.insert(cvSaved).values(saved.map(({ seekerId, at }) => ({ employerId, seekerId, savedAt: at })));
}
