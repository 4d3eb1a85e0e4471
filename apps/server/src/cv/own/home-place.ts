import type { City } from '@jobblik/contract/lookups/lookups.schema';
import { cityById } from '../../lookups/index.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnCv } from './read-cv.ts';

/** The town that a seeker's distances are measured from: of the CV, else of the account. Null if neither names one. */
export async function homePlaceOf(services: Pick<Services, 'db'>, userId: number): Promise<City | null> {
  const { content } = await findOwnCv(services, userId, 'draft');
  return cityById(content.cv_city ?? 0) ?? null;
}
