import type { Candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { listCandidates, type Viewer } from '../../candidates/index.ts';
import type { Services } from '../../platform/services.ts';

/** An employer who may search CVs, without a relationship with any seeker. */
const anyEmployer: Viewer = { who: null, paid: true, sampleOnly: false };

/** Candidates as every paying employer sees them, by user id; those that nobody can find are missing. */
export async function publicProfiles(
  services: Services,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Candidate>> {
  const listed = await listCandidates(services, anyEmployer, [...new Set(userIds)]);
  return new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
}
