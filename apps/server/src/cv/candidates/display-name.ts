import type { Candidate } from '@jobblik/contract/cv/cv-search.schema';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Services } from '../../platform/services.ts';
import { words } from '../../platform/words.ts';
import { listCandidates } from './list-candidates.ts';
import { viewerOf } from './viewer.ts';

const word = words('mail');

/** What a line calls a candidate: the name, else what an anonymous one wishes to be. */
export function displayName(candidate: Candidate | undefined): string {
  const { first_name = '', last_name = '', headline = '' } = candidate ?? {};
  return `${first_name} ${last_name}`.trim() || headline || word('cv.anonymous');
}

/**
 * What a notification or a mail to an employer calls the owner of a CV: the name only where the employer sees it in the CV at this
 * moment.
 */
export async function displayNameFor(services: Services, employerId: number, seekerId: number): Promise<string> {
  return displayName(await candidateFor(services, employerId, seekerId));
}

/** {@link displayNameFor} of several, by user id; every id asked for is in the answer. */
export async function displayNamesFor(
  services: Services,
  employerId: number,
  seekerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(seekerIds)];
  const listed = await listCandidates(services, await viewerOf(services, asEmployer(employerId)), ids);
  const byId = new Map(listed.map(({ candidate }) => [candidate.user_id, candidate]));
  return new Map(ids.map((id) => [id, displayName(byId.get(id))]));
}

function asEmployer(userId: number): SignedIn {
  return { kind: 'user', userId, role: 'employer', demo: false, sessionId: '' };
}

/** A candidate as one employer sees them at this moment; undefined when the employer cannot open the CV. */
export async function candidateFor(
  services: Services,
  employerId: number,
  seekerId: number,
): Promise<Candidate | undefined> {
  const viewer = await viewerOf(services, asEmployer(employerId));
  const [listed] = await listCandidates(services, viewer, [seekerId]);
  return listed?.candidate;
}
